import type { DayPeriod, WeekPeriod } from './opening-hours.ts'
import type { SellerKind } from './sellers.ts'

/** How a seller wants to pay for what it takes. */
export const sellerPayments = ['invoice', 'card'] as const
export type SellerPayment = (typeof sellerPayments)[number]

/** How much a seller expects to take in a month, in cartons. */
export const sellerVolumes = ['under_10', '10_50', '50_200', 'over_200'] as const
export type SellerVolume = (typeof sellerVolumes)[number]

/** What an application holds of its five steps; a step that was not answered is left out. */
export interface SellerDraft {
  company?: { orgNo: string; company: string; kind: SellerKind }
  contact?: { contact: string; email: string; phone: string; website: string }
  place?: {
    street: string
    postcode: string
    city: string
    /** Degrees, WGS 84. */
    lat: number
    lng: number
    weekly: WeekPeriod[]
    exceptions: { date: string; periods: DayPeriod[] }[]
  }
  range?: {
    productIds: string[]
    /** In the applicant's own language. */
    story: string
    volume: SellerVolume
    hasColdChain: boolean
    payment: SellerPayment
  }
}
