import type { ActorType } from './orders.ts'
import { done, refused, type Result } from './result.ts'

export const sellerKinds = ['shop', 'restaurant', 'market', 'online', 'wholesale'] as const
export type SellerKind = (typeof sellerKinds)[number]

export const sellerStatuses = ['active', 'suspended', 'terminated'] as const
export type SellerStatus = (typeof sellerStatuses)[number]

export const applicationStatuses = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Sent and not decided: a business has one of these at most. The index of the table names them too. */
export const openApplicationStatuses = ['submitted', 'in_review', 'changes_requested'] as const

/** What an application is asked for, by step: what the factory can mark as to be changed. */
export const applicationSteps = ['company', 'contact', 'place', 'range', 'summary'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

export const applicationFields = [
  ...['orgNo', 'company', 'kind', 'contact', 'email', 'phone', 'website'],
  ...['street', 'pin', 'hours', 'products', 'story', 'volume', 'coldChain', 'payment'],
] as const

/** How long a draft is kept, and after what time a rejected business may ask again; in days. */
export const draftDays = 30
export const rejectedDays = 30

export const longestStory = 2000
export const longestClosureNote = 200
export const longestDecisionNote = 1000

interface Step<Status> {
  /** `null` is where it begins. */
  from: readonly (Status | null)[]
  to: Status
  by: readonly ActorType[]
}

const applicants = ['guest', 'customer'] as const
const sales = ['staff'] as const

/** Every step an application can take, who may take it, and where it leads. */
export const applicationEvents = {
  start: { from: [null], to: 'draft', by: applicants },
  submit: { from: ['draft', 'changes_requested'], to: 'submitted', by: applicants },
  take: { from: ['submitted'], to: 'in_review', by: sales },
  ask_changes: { from: ['in_review'], to: 'changes_requested', by: sales },
  approve: { from: ['in_review'], to: 'approved', by: sales },
  reject: { from: ['in_review', 'changes_requested'], to: 'rejected', by: sales },
} as const satisfies Record<string, Step<ApplicationStatus>>
export type ApplicationEvent = keyof typeof applicationEvents

/** Every step a seller can take once it is approved. */
const sellerEvents = {
  approve: { from: [null], to: 'active', by: sales },
  suspend: { from: ['active'], to: 'suspended', by: sales },
  reinstate: { from: ['suspended'], to: 'active', by: sales },
  terminate: { from: ['active', 'suspended'], to: 'terminated', by: sales },
} as const satisfies Record<string, Step<SellerStatus>>
export type SellerEvent = keyof typeof sellerEvents

/** Where an event leads an application: `forbidden` for who may not, `illegal_transition` (names the status) for when not. */
export function nextApplicationStatus(
  status: ApplicationStatus | null,
  event: ApplicationEvent,
  by: ActorType,
): Result<ApplicationStatus> {
  return nextOf(applicationEvents[event], status, by)
}

/** Where an event leads a seller, refused as `nextApplicationStatus` refuses. */
export function nextSellerStatus(
  status: SellerStatus | null,
  event: SellerEvent,
  by: ActorType,
): Result<SellerStatus> {
  return nextOf(sellerEvents[event], status, by)
}

function nextOf<Status extends string>(
  step: Step<Status>,
  status: Status | null,
  by: ActorType,
): Result<Status> {
  if (!step.by.includes(by)) return refused('forbidden')
  if (!step.from.includes(status))
    return refused('illegal_transition', { values: { state: status ?? '' } })
  return done(step.to)
}
