import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import {
  leavingWays,
  subscriberSources,
  subscriberStatuses,
  subscriptionStatuses,
} from './newsletters.ts'

export const subscribersPageSize = 50

/** How an address stands with all of its lists, or with the one that is asked for; `none` has never asked for one. */
export const subscriberStates = [...subscriptionStatuses, 'none', 'blocked'] as const
export type SubscriberState = (typeof subscriberStates)[number]

export const subscriberParam = v.strictObject({ id: uuid('not_found') })

export const subscriberQuerySchema = v.object({
  /** A part of the address. */
  q: listSearch,
  state: listChoice(subscriberStates),
  /** The key of a list. */
  list: v.optional(v.fallback(v.optional(boundedText(60)), undefined)),
  language: v.optional(v.fallback(v.optional(boundedText(35)), undefined)),
  page: listPage,
})
export type SubscriberQuery = v.InferOutput<typeof subscriberQuerySchema>

export const changeSubscriberSchema = v.strictObject({ rev })

const listedSubscriber = v.object({
  id: v.string(),
  email: v.string(),
  state: v.picklist(subscriberStates),
  languageCode: v.string(),
  /** Epoch ms; since when the address is known. */
  createdAt: v.number(),
})
export type ListedSubscriber = v.InferOutput<typeof listedSubscriber>

export const subscribersSchema = v.object({
  subscribers: v.array(listedSubscriber),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type Subscribers = v.InferOutput<typeof subscribersSchema>

/** What somebody has agreed to of one list, with the proof of it. Times are epoch ms. */
const agreement = v.object({
  listId: v.string(),
  status: v.picklist(subscriptionStatuses),
  /** Which wording was agreed to, and in which language it was read. */
  consentVersion: v.string(),
  consentLanguage: v.string(),
  askedAt: v.number(),
  confirmedAt: v.nullable(v.number()),
  /** True where the network address of who confirmed is kept, as a hash. */
  hasProof: v.boolean(),
  unsubscribedAt: v.nullable(v.number()),
  unsubscribedHow: v.nullable(v.picklist(leavingWays)),
})
export type Agreement = v.InferOutput<typeof agreement>

export const subscriberSchema = v.object({
  ...listedSubscriber.entries,
  rev: v.number(),
  status: v.picklist(subscriberStatuses),
  source: v.picklist(subscriberSources),
  /** True where it is the address of an account. */
  hasAccount: v.boolean(),
  blockedAt: v.nullable(v.number()),
  /** Soft bounces since the last mail that arrived. */
  softBounces: v.number(),
  agreements: v.array(agreement),
})
export type AdminSubscriber = v.InferOutput<typeof subscriberSchema>
