/** What has become of a newsletter. Once it is being sent, its mails no longer change: edits reach its web page alone. */
export const newsletterStatuses = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const
export type NewsletterStatus = (typeof newsletterStatuses)[number]

export const newsletterSteps = ['schedule', 'unschedule', 'pause', 'resume', 'cancel'] as const
export type NewsletterStep = (typeof newsletterSteps)[number]

/** The statuses in which somebody may take a step, and where it leads. */
export const newsletterMoves = {
  schedule: { from: ['draft'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['scheduled', 'sending', 'paused'], to: 'cancelled' },
} as const satisfies Record<
  NewsletterStep,
  { from: readonly NewsletterStatus[]; to: NewsletterStatus }
>

/** What is looked at before a newsletter may be sent. */
export const letterChecks = [
  'subject',
  'links',
  'pictures',
  'unsubscribe',
  'audience',
  'test',
] as const
export type LetterCheck = (typeof letterChecks)[number]

/** Who has stopped the sending: somebody, or the share of addresses that bounced. */
export const pauseReasons = ['asked', 'bounces'] as const

/** Of one mail to one subscriber; `skipped` is one whose subscriber left before it was sent. */
export const deliveryStates = [
  'queued',
  'sending',
  'sent',
  'bounced_soft',
  'bounced_hard',
  'complaint',
  'failed',
  'skipped',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const subscriberStatuses = ['enabled', 'blocked'] as const
export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** How somebody left a list: by their mail program's button, on the page of preferences, in their account, or by our own people. */
export const leavingWays = ['one-click', 'preferences', 'account', 'staff', 'complaint'] as const
export type LeavingWay = (typeof leavingWays)[number]
/** Where somebody asked for the newsletter. */
export const subscriberSources = ['home', 'archive', 'letter', 'account', 'preferences'] as const

/** The longest that each text may be, in characters, and how many lists there may be. */
export const newsletterLimits = {
  title: 120,
  subject: 120,
  preheader: 150,
  fromName: 80,
  lists: 12,
  products: 6,
} as const

/** The version of the sentence that a subscriber consents to: raised whenever its meaning changes. */
export const consentVersion = '1'

/** What the forms of the site subscribe to, by its key. */
export const defaultListKey = 'letters'
/** Tries of the form from one network address. */
export const asksPerHour = 5
/** How often a subscriber may join lists or change their language; leaving is never counted. */
export const choicesPerHour = 20

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const newsletterTimes = {
  /** How long the link that confirms a subscription holds. */
  confirmMs: 7 * dayMs,
  /** How soon another one is sent. */
  resendMs: 10 * minuteMs,
  /** How soon somebody who leaves again gets another goodbye. */
  goodbyeMs: 60 * minuteMs,
  /** How long before it is due a newsletter must be scheduled. */
  aheadMs: 5 * minuteMs,
} as const

/** Sending stops by itself once so large a share of at least so many mails has bounced for good. */
export const bounceLimit = { share: 0.05, least: 50 } as const
/** So many soft bounces in a row, or one hard one, end the subscriptions of an address. */
export const softBounces = 5

/**
 * The page that the texts and blocks of a newsletter are kept under.
 * @example letterPage('0193…') // 'letter-0193…'
 */
export function letterPage(newsletterId: string): string {
  return `letter-${newsletterId}`
}

/** The newsletter that a page's texts belong to; undefined for a page of the site. */
export function newsletterOf(page: string): string | undefined {
  return /^letter-(?<id>[0-9a-f-]{36})$/u.exec(page)?.groups?.['id']
}

/** True once mails leave, or have left: what is written from then on is for the web page alone. */
export function hasBegun({ status }: { status: NewsletterStatus }): boolean {
  return status !== 'draft' && status !== 'scheduled'
}

/** True once it is settled who gets a newsletter: to change that it is taken back first, by who may send. */
export function areReceiversSettled({ status }: { status: NewsletterStatus }): boolean {
  return status !== 'draft'
}
