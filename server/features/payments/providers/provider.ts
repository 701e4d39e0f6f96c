import type { PaymentMode, PaymentProviderCode } from '#domain/payments.ts'

/** A payment as its provider is told of it. Money in øre (NOK). */
export interface WantedPayment {
  /** Ours, 8 to 50 letters, digits and hyphens; the same one makes one payment, however often it is asked for. */
  reference: string
  amountOre: number
  /** What the buyer reads there, such as the order's number; at most 100 characters. */
  description: string
  /** Where the buyer comes back to, whatever became of it. */
  returnUrl: string
  /** Where the buyer comes back to after giving up, of providers that tell these apart. */
  cancelUrl: string
  languageCode: string
  /** Of the buyer; empty where unknown. */
  email: string
  phone: string
  /** Until when it may be paid, epoch ms. */
  expiresAt: number
}

/** By what a payment that the provider has is named. */
export interface KnownPayment {
  reference: string
  providerReference: string | null
}

/** How a payment stands with its provider: the sums are all that ever was, in øre. */
export interface FoundPayment {
  state: 'created' | 'authorized' | 'failed' | 'aborted' | 'expired' | 'cancelled'
  providerReference: string | null
  authorizedOre: number
  capturedOre: number
  refundedOre: number
  cancelledOre: number
  canCaptureParts: boolean
}

export interface WantedOperation extends KnownPayment {
  amountOre: number
  /** Nothing more is captured after it. */
  isLast: boolean
  /** The provider does it once for each key. */
  key: string
}

/** What a provider told us by itself, with a signature that holds. */
export interface PaymentNotice {
  /** The provider's own id of it. */
  noticeId: string
  event: string
  /** Ours; undefined where it is about no payment. */
  reference: string | undefined
}

/** `unreachable`: nobody knows whether it was done, and it may be asked again with the same key; `refused`: it was not done, and `message` is what the provider said. */
export class PaymentFault extends Error {
  readonly kind: 'unreachable' | 'refused'

  constructor(kind: PaymentFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** A payment provider: the one way in which the shop moves money. Every call throws a `PaymentFault`, and waits 10 s at the most. */
export interface PaymentProvider {
  code: PaymentProviderCode
  mode: PaymentMode
  /** Begins a payment, and says where the buyer pays it. */
  create(payment: WantedPayment): Promise<{ providerReference: string | null; payUrl: string }>
  find(payment: KnownPayment): Promise<FoundPayment>
  capture(operation: WantedOperation): Promise<void>
  /** Lets go of what is not captured, or ends a payment that nobody has paid. */
  cancel(operation: WantedOperation): Promise<void>
  refund(operation: WantedOperation): Promise<void>
  /** What a call of its webhook says; undefined where its signature does not hold, or is older than five minutes. */
  readNotice(request: {
    method: string
    url: string
    headers: Headers
    body: string
    now: number
  }): Promise<PaymentNotice | undefined>
}
