import * as v from 'valibot'
import { adminRoles } from './permissions.ts'

const abilitySchema = v.object({
  permission: v.string(),
  /** In the reader's language. */
  text: v.string(),
})

/** The admin panel's start page: who works here, as what, and what that opens. */
export const adminStartSchema = v.object({
  name: v.string(),
  role: v.picklist(adminRoles),
  roleText: v.string(),
  abilities: v.object({ reads: v.array(abilitySchema), writes: v.array(abilitySchema) }),
  hasSecondFactor: v.boolean(),
  /** True where nothing can be changed before the second factor is there. */
  lacksSecondFactor: v.boolean(),
  /** The languages that they may write in; all where this is left out. */
  languages: v.optional(v.array(v.string())),
})
export type AdminStart = v.InferOutput<typeof adminStartSchema>
export type Ability = v.InferOutput<typeof abilitySchema>

/** What may need someone, the most urgent first; a kind is asked for by those who may see it. */
const needKinds = [
  'payments_refused',
  'mails_failed',
  'orders_late',
  'orders_to_confirm',
  'orders_to_approve',
  'orders_to_register',
  'quotes_late',
  'quotes_open',
  'sellers_waiting',
  'messages_open',
  'products_low',
  'food_missing',
  'admins_without_factor',
  'products_untranslated',
  'texts_missing',
] as const
export type NeedKind = (typeof needKinds)[number]

const needSchema = v.object({
  kind: v.picklist(needKinds),
  count: v.number(),
  /** Since when the oldest of them waits, epoch ms; null where time does not matter. */
  since: v.nullable(v.number()),
  /** The count by language, where it has languages. */
  parts: v.array(v.object({ label: v.string(), count: v.number() })),
})
export type Need = v.InferOutput<typeof needSchema>

/** For how many days the start page shows what was sold; the same number before them is what they are compared with. */
export const salesDays = 30

const daySchema = v.object({
  /** `YYYY-MM-DD` in Oslo. */
  date: v.string(),
  /** What was ordered and not cancelled, with VAT and freight. */
  ore: v.number(),
  orders: v.number(),
})
export type SalesDay = v.InferOutput<typeof daySchema>

/** The start page of the workspace: only what is there, nothing with a count of 0. */
export const todaySchema = v.object({
  /** Epoch ms: the page's greeting and its date are the same on the server and in the browser. */
  now: v.number(),
  needs: v.array(needSchema),
  /** The last days and as many before them, the oldest first, today too; null where the caller may not see orders. */
  sales: v.nullable(v.object({ days: v.array(daySchema), before: v.array(daySchema) })),
})
export type Today = v.InferOutput<typeof todaySchema>

/** Messages that were given up: to whom, about what, and why. */
export const failedMailsSchema = v.object({
  mails: v.array(
    v.object({
      id: v.string(),
      about: v.picklist(['order', 'account']),
      /** The order that it is about. */
      orderId: v.nullable(v.string()),
      orderNumber: v.nullable(v.string()),
      recipient: v.string(),
      /** As the mail server said it. */
      reason: v.string(),
      /** It held a secret, and is emptied: it cannot be sent again. */
      isWiped: v.boolean(),
      /** Epoch ms. */
      at: v.number(),
    }),
  ),
  total: v.number(),
  /** How many of them can be sent again. */
  sendable: v.number(),
})
export type FailedMails = v.InferOutput<typeof failedMailsSchema>
