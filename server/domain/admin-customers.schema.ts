import * as v from 'valibot'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { emailSchema } from './contact.schema.ts'
import { consentsSchema } from './consent.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { orderStatuses } from './orders.ts'

/** How many customers stand on a page of the list. */
export const customersPageSize = 50
/** How many orders of a customer their sheet shows. */
export const mostCustomerOrders = 20

/** Who has an account, and who ordered without. */
const customerKinds = ['account', 'guest'] as const

const customerSorts = ['last', '-last', 'sum', '-sum', 'orders', '-orders'] as const

/** How the list is asked for; what makes no sense is left out rather than refused, since it comes from an address. */
export const customerQuerySchema = v.object({
  /** In name, company, e-mail and phone. */
  q: listSearch,
  kind: listChoice(customerKinds),
  sort: listChoice(customerSorts),
  page: listPage,
})
export type CustomerQuery = v.InferOutput<typeof customerQuerySchema>

const listedCustomer = v.object({
  /** Of their first order: an address in a link would stand in logs. */
  id: v.string(),
  /** As in their last order, with company and phone. */
  name: v.string(),
  companyName: v.nullable(v.string()),
  phone: v.string(),
  email: v.string(),
  hasAccount: v.boolean(),
  orderCount: v.number(),
  /** What was ordered and not cancelled. */
  sumOre: v.number(),
  /** Epoch ms. */
  lastOrderAt: v.number(),
})
export type ListedCustomer = v.InferOutput<typeof listedCustomer>

export const adminCustomersSchema = v.object({
  customers: v.array(listedCustomer),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type AdminCustomers = v.InferOutput<typeof adminCustomersSchema>

export const adminCustomerSchema = v.object({
  ...listedCustomer.entries,
  /** The language that they read: of the account, or of their last order. */
  languageCode: v.string(),
  /** What an account may say yes or no to, in the words that they saw; none of a guest. */
  consents: consentsSchema.entries.consents,
  /** What those who work here wrote about them, the newest first. */
  notes: v.array(v.object({ id: v.string(), at: v.number(), by: v.string(), text: v.string() })),
  /** The last ones, the newest first. */
  orders: v.array(
    v.object({
      id: v.string(),
      number: v.string(),
      status: v.picklist(orderStatuses),
      /** In the reader's language. */
      statusText: v.string(),
      totalOre: v.number(),
      placedAt: v.number(),
    }),
  ),
})
export type AdminCustomer = v.InferOutput<typeof adminCustomerSchema>

export const longestCustomerNote = 1000
export const noteCustomerSchema = v.strictObject({
  text: v.pipe(
    boundedText(4 * longestCustomerNote, 'note_long'),
    v.trim(),
    v.minLength(1, 'words_missing'),
    v.maxLength(longestCustomerNote, 'note_long'),
  ),
})

/** Typed by whoever erases a customer, so that it is the one who was meant. */
export const eraseCustomerSchema = v.strictObject({ email: emailSchema })

/** The id of any of a customer's orders. */
export const customerParam = v.strictObject({ id: uuid('not_found') })
