import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedText } from './bounded-text.schema.ts'
import { sellerHoursEntries } from './opening-hours.schema.ts'
import { plainDigits } from './plain-digits.ts'
import { sellerPayments, sellerVolumes } from './seller-draft.ts'
import {
  carriedIds,
  sellerContactEntries,
  sellerPlaceEntries,
  storyText,
} from './seller-fields.schema.ts'
import { applicationFields, applicationStatuses, sellerKinds } from './sellers.ts'

const { name, orgNo, street, postcode, city, lat, lng } = sellerPlaceEntries

/** What each step asks for, as it is sent; a message is the code of its sentence. */
const companyEntries = { orgNo, company: name, kind: v.picklist(sellerKinds, 'choice_missing') }
const contactEntries = sellerContactEntries
const placeEntries = {
  ...{ street, postcode, city },
  pin: v.strictObject({ lat, lng }, 'pin_missing'),
  isPinSet: v.pipe(
    v.boolean(),
    v.check((isSet) => isSet, 'pin_unset'),
  ),
  ...sellerHoursEntries,
}
const rangeEntries = {
  productIds: v.pipe(carriedIds, v.minLength(1, 'goods_missing')),
  story: storyText,
  volume: v.picklist(sellerVolumes, 'choice_missing'),
  hasColdChain: v.boolean('choice_missing'),
  payment: v.picklist(sellerPayments, 'choice_missing'),
}

export const startApplicationSchema = v.strictObject(companyEntries)
export const companyStepSchema = v.strictObject({ ...companyEntries, rev })
export const contactStepSchema = v.strictObject({ ...contactEntries, rev })
export const placeStepSchema = v.strictObject({ ...placeEntries, rev })
export const rangeStepSchema = v.strictObject({ ...rangeEntries, rev })
export type CompanyStep = v.InferOutput<typeof companyStepSchema>
export type ContactStep = v.InferOutput<typeof contactStepSchema>
export type PlaceStep = v.InferOutput<typeof placeStepSchema>
export type RangeStep = v.InferOutput<typeof rangeStepSchema>

export const submitApplicationSchema = v.strictObject({
  terms: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, 'seller_terms_missing'),
  ),
  rev,
})
export type SubmitApplication = v.InferOutput<typeof submitApplicationSchema>

/** The code that was mailed; spaces and digits of other scripts are fine. */
export const applicationCodeSchema = v.strictObject({
  code: v.pipe(
    boundedText(40),
    v.transform((text) => plainDigits(text).replaceAll(/\s/gu, '')),
    v.regex(/^\d{6}$/u, 'code_wrong'),
  ),
})

export const applicationIdSchema = v.object({ id: boundedText(40) })

/** The token of the link, where the browser has not begun the application itself. */
export const applicationTokenSchema = v.object({ token: v.optional(boundedText(40)) })

export const postcodeQuerySchema = v.object({ postcode: boundedText(10) })

const periodView = { opensMinute: v.number(), closesMinute: v.number() }

/** The draft as its applicant reads it: the answers of each step; one that was not answered is left out. */
const draftView = v.object({
  company: v.optional(
    v.object({ orgNo: v.string(), company: v.string(), kind: v.picklist(sellerKinds) }),
  ),
  contact: v.optional(
    v.object({
      ...{ contact: v.string(), email: v.string(), phone: v.string(), website: v.string() },
    }),
  ),
  place: v.optional(
    v.object({
      ...{ street: v.string(), postcode: v.string(), city: v.string() },
      ...{ lat: v.number(), lng: v.number() },
      weekly: v.array(v.object({ weekday: v.number(), ...periodView })),
      exceptions: v.array(v.object({ date: v.string(), periods: v.array(v.object(periodView)) })),
    }),
  ),
  range: v.optional(
    v.object({
      productIds: v.array(v.string()),
      story: v.string(),
      volume: v.picklist(sellerVolumes),
      hasColdChain: v.boolean(),
      payment: v.picklist(sellerPayments),
    }),
  ),
})

export const applicationView = v.object({
  id: v.string(),
  /** Given when it is sent for the first time. */
  number: v.nullable(v.string()),
  status: v.picklist(applicationStatuses),
  rev: v.number(),
  /** The steps that were answered, of five. */
  step: v.number(),
  draft: draftView,
  isEmailConfirmed: v.boolean(),
  /** What the factory wants changed, and what it wrote to it; or why it turned the application down. */
  markedFields: v.array(v.picklist(applicationFields)),
  note: v.string(),
  /** Epoch ms. */
  savedAt: v.number(),
  submittedAt: v.nullable(v.number()),
  /** The first day on which a draft is no longer kept: `2026-12-28`. */
  keptUntil: v.string(),
  /** From when a business that was turned down may apply anew; null of every other. */
  mayApplyFrom: v.nullable(v.string()),
  /** The page of the seller that it has become, while customers see it. */
  sellerSlug: v.nullable(v.string()),
})
export type ApplicationView = v.InferOutput<typeof applicationView>

export const currentApplicationSchema = v.object({ application: v.nullable(applicationView) })
export type CurrentApplication = v.InferOutput<typeof currentApplicationSchema>

/** The goods that a seller can choose among. */
export const applicationGoodsSchema = v.object({
  goods: v.array(v.object({ id: v.string(), name: v.string(), packageSize: v.string() })),
})
export type ApplicationGoods = v.InferOutput<typeof applicationGoodsSchema>

/** Where a postcode lies; null where nobody knows. */
export const postcodePlaceSchema = v.object({
  place: v.nullable(v.object({ city: v.string(), lat: v.number(), lng: v.number() })),
})
export type PostcodePlace = v.InferOutput<typeof postcodePlaceSchema>
