import type { PaidKind } from '#domain/payments.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { PaymentRow } from './payments.queries.ts'

/** What moves money works with: a request has it, and so has a job. */
export type PaymentJob = Pick<JobCtx, 'database' | 'now' | 'log' | 'payments' | 'settings'>

/** How an order ends that nobody has paid: the provider said no, its buyer gave up, the time is over, or another amount came. */
export type Unpaid = 'failed' | 'given_up' | 'expired' | 'wrong_amount'

/**
 * What a payment is for, as it stands: the statements of each step, for the batch that changes the payment as well. Each refuses its
 * batch where the order has moved since it was read.
 */
export interface PaidOrder {
  state: 'waiting' | 'placed' | 'cancelled'
  /** Nothing of it will leave. */
  isCalledOff: boolean
  /** It was drawn in parts, nothing more of it will leave, and its books do not say yet that this was all. */
  isUnclosed: boolean
  /** What the provider is told of it. */
  number: string
  email: string
  phone: string
  languageCode: string
  /** The path of the page that follows it. */
  path: string
  /** Its money is set aside: it is placed, and its buyer gets the mail. */
  placed: (at: number) => Statement[]
  /** Nobody pays it: it is over, and what was held is free again. */
  cancelled: (how: Unpaid, at: number) => Statement[]
  /** It was over when its money came, and all of it can still be had as it was: it is placed after all. Undefined where that cannot be. */
  takenUp: (at: number) => Promise<Statement[] | undefined>
  /** It was over, and cannot be had any more: its buyer gets the mail that their money is let go. */
  tooLate: (at: number) => Statement[]
  /** So much of it was captured by now, the last of it where `isAll`: what its books say of that. */
  captured: (sums: { capturedOre: number; isAll: boolean }, at: number) => Statement[]
}

/** A kind of order that is paid online. */
export interface PaidOnline {
  find: (job: PaymentJob, payment: PaymentRow) => Promise<PaidOrder | undefined>
  /** True of the error of a batch whose order had moved since it was read. */
  isOvertaken: (error: unknown) => boolean
}

export type PaidKinds = Record<PaidKind, PaidOnline>
