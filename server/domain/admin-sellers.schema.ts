import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { sellerHoursEntries } from './opening-hours.schema.ts'
import { sellerPayments, sellerVolumes } from './seller-draft.ts'
import {
  carriedIds,
  sellerContactEntries,
  sellerPlaceEntries,
  storyText,
} from './seller-fields.schema.ts'
import {
  applicationFields,
  applicationStatuses,
  longestDecisionNote,
  sellerKinds,
  sellerStatuses,
} from './sellers.ts'
import { cleanLines } from './typed-text.ts'

export const sellersPageSize = 50

/** What is asked of the applications at once. */
const applicationQueues = ['waiting', 'mine'] as const
export type ApplicationQueue = (typeof applicationQueues)[number]

/** The factory sees an application once it was submitted. */
export const seenApplicationStatuses = applicationStatuses.filter((status) => status !== 'draft')

export const applicationQuerySchema = v.object({
  /** In number, company, organisation number and e-mail. */
  q: listSearch,
  queue: listChoice(applicationQueues),
  status: listChoice(applicationStatuses),
  page: listPage,
})
export type ApplicationQuery = v.InferOutput<typeof applicationQuerySchema>

export const sellerQuerySchema = v.object({
  /** In name, place, numbers, contact and e-mail. */
  q: listSearch,
  status: listChoice(sellerStatuses),
  kind: listChoice(sellerKinds),
  page: listPage,
})
export type SellerQuery = v.InferOutput<typeof sellerQuerySchema>

const reviewer = v.object({ userId: v.string(), name: v.string() })

/** How many there are of each, whatever is filtered. */
const counts = v.object({
  applications: v.number(),
  waiting: v.number(),
  mine: v.number(),
  sellers: v.number(),
})
export type SellerCounts = v.InferOutput<typeof counts>

const listedApplication = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(applicationStatuses),
  company: v.string(),
  city: v.string(),
  kind: v.nullable(v.picklist(sellerKinds)),
  assignedTo: v.nullable(reviewer),
  /** Epoch ms; of the last time that it was submitted. */
  submittedAt: v.nullable(v.number()),
})
export type ListedApplication = v.InferOutput<typeof listedApplication>

export const adminApplicationsSchema = v.object({
  applications: v.array(listedApplication),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  counts,
})
export type AdminApplications = v.InferOutput<typeof adminApplicationsSchema>

const listedSeller = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  city: v.string(),
  kind: v.picklist(sellerKinds),
  status: v.picklist(sellerStatuses),
  /** True once its people have taken the invitation. */
  hasAccount: v.boolean(),
  /** Dates; null where no closing is planned or going on. */
  closedFrom: v.nullable(v.string()),
  closedTo: v.nullable(v.string()),
  products: v.number(),
})
export type ListedSeller = v.InferOutput<typeof listedSeller>

export const adminSellersSchema = v.object({
  sellers: v.array(listedSeller),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  counts,
})
export type AdminSellers = v.InferOutput<typeof adminSellersSchema>

const goods = v.object({ id: v.string(), name: v.string() })
const dayPeriod = v.object({ opensMinute: v.number(), closesMinute: v.number() })
export const hoursView = {
  weekly: v.array(v.object({ weekday: v.number(), ...dayPeriod.entries })),
  exceptions: v.array(v.object({ date: v.string(), periods: v.array(dayPeriod) })),
}

const timeline = v.array(
  v.object({
    event: v.string(),
    actorType: v.picklist(['guest', 'customer', 'staff', 'system']),
    by: v.string(),
    reason: v.nullable(v.string()),
    /** Epoch ms. */
    at: v.number(),
  }),
)
export type SellerTimeline = v.InferOutput<typeof timeline>

export const adminApplicationSchema = v.object({
  ...listedApplication.entries,
  rev: v.number(),
  orgNo: v.string(),
  languageCode: v.string(),
  contact: v.string(),
  email: v.string(),
  phone: v.string(),
  website: v.string(),
  street: v.string(),
  postcode: v.string(),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  ...hoursView,
  goods: v.array(goods),
  story: v.string(),
  volume: v.nullable(v.picklist(sellerVolumes)),
  payment: v.nullable(v.picklist(sellerPayments)),
  hasColdChain: v.nullable(v.boolean()),
  markedFields: v.array(v.picklist(applicationFields)),
  decisionNote: v.string(),
  /** The seller that it became. */
  sellerId: v.nullable(v.string()),
  /** A seller that has the organisation number already. */
  known: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Who may be given it. */
  reviewers: v.array(reviewer),
  timeline,
  can: v.object({
    edit: v.boolean(),
    take: v.boolean(),
    ask: v.boolean(),
    approve: v.boolean(),
    reject: v.boolean(),
  }),
})
export type AdminApplication = v.InferOutput<typeof adminApplicationSchema>

export const adminSellerSchema = v.object({
  ...listedSeller.entries,
  rev: v.number(),
  statusReason: v.string(),
  orgNo: v.string(),
  street: v.string(),
  postcode: v.string(),
  lat: v.number(),
  lng: v.number(),
  contact: v.string(),
  phone: v.string(),
  email: v.string(),
  website: v.string(),
  ...hoursView,
  closureNote: v.string(),
  productIds: v.array(v.string()),
  /** What can be carried, and what is carried though it is no longer sold. */
  goods: v.array(goods),
  /** By the code of the language. */
  stories: v.record(v.string(), v.string()),
  /** The application that it came of. */
  application: v.nullable(v.object({ id: v.string(), number: v.string() })),
  /** The address of the account that opens its own page; null where none does. */
  account: v.nullable(v.string()),
  /** Until when the last invitation opens, epoch ms; null where none is open. */
  invitedUntil: v.nullable(v.number()),
  timeline,
  can: v.object({
    edit: v.boolean(),
    invite: v.boolean(),
    suspend: v.boolean(),
    reinstate: v.boolean(),
    terminate: v.boolean(),
  }),
})
export type AdminSeller = v.InferOutput<typeof adminSellerSchema>

export const sellerParam = v.object({ id: boundedText(100) })
export const sellerStoryParam = v.object({ id: boundedText(100), code: boundedText(20) })

const note = v.pipe(
  boundedText(4 * longestDecisionNote, 'decision_note_long'),
  v.transform(cleanLines),
  v.maxLength(longestDecisionNote, 'decision_note_long'),
)
const writtenNote = v.pipe(note, v.minLength(1, 'decision_note_missing'))

export const reviewStepSchema = v.strictObject({ rev })
export const assignApplicationSchema = v.strictObject({ rev, userId: v.nullable(uuid()) })
export const askChangesSchema = v.strictObject({
  rev,
  markedFields: v.pipe(
    v.array(v.picklist(applicationFields)),
    v.minLength(1, 'marks_missing'),
    v.transform((marked) => applicationFields.filter((field) => marked.includes(field))),
  ),
  note: writtenNote,
})
export type AskChanges = v.InferOutput<typeof askChangesSchema>

/** Why an application or a seller is turned down: it reads it. */
export const reasonedStepSchema = v.strictObject({ rev, note: writtenNote })
export type ReasonedStep = v.InferOutput<typeof reasonedStepSchema>

export const saveSellerSchema = v.strictObject({
  rev,
  ...sellerPlaceEntries,
  ...sellerContactEntries,
})
export type SaveSeller = v.InferOutput<typeof saveSellerSchema>

export const saveSellerHoursSchema = v.strictObject({ rev, ...sellerHoursEntries })
export type SaveSellerHours = v.InferOutput<typeof saveSellerHoursSchema>
export const saveCarriedSchema = v.strictObject({ rev, productIds: carriedIds })
export const saveStorySchema = v.strictObject({ rev, story: storyText })
