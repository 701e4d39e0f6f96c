import * as v from 'valibot'
import { audiences, audienceSchema } from './audience.ts'
import { bankAccountDigits, isBankAccount } from './bank-account.ts'
import { boundedLine, boundedName, boundedText } from './bounded-text.schema.ts'
import { offlineMethods } from './checkout.ts'
import {
  digitsSchema,
  isEmail,
  isPostcode,
  isStreet,
  longestCity,
  longestEmail,
  longestStreet,
} from './contact.schema.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { linkAddressSchema } from './link-address.schema.ts'
import { tileOrigin } from './map-tiles.ts'
import { readMediaAddress } from './media.ts'
import { isOrgNo, orgNoDigits } from './org-no.ts'
import { phoneNumber } from './phone.ts'
import {
  loadingStyles,
  longestAddress,
  longestAnnouncement,
  mostMinOrderOre,
  mostPaymentDays,
} from './settings.ts'
import { themeSchema } from './theme.schema.ts'
import { canBeName } from './typed-text.ts'
import { isInOrder, timeSchema } from './times.ts'

/** The rev of a group that nobody has saved yet is 0. */
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const nullableText = v.nullable(v.string())

/** What is left empty is nothing. */
const orNull = v.transform((text: string) => (text === '' ? null : text))
const emptyOr = (is: (text: string) => boolean) => (text: string) => text === '' || is(text)

export const saveCompanySchema = v.strictObject({
  companyName: boundedName(120, 'company_long', 'company_missing'),
  legalName: v.pipe(
    boundedLine(120, 'company_long'),
    v.check(emptyOr(canBeName), 'company_missing'),
    orNull,
  ),
  orgNo: v.pipe(
    digitsSchema('org_no_invalid'),
    v.transform(orgNoDigits),
    v.check(emptyOr(isOrgNo), 'org_no_invalid'),
    orNull,
  ),
  address: v.pipe(boundedLine(longestAddress, 'address_long'), orNull),
  phone: v.pipe(
    boundedLine(60, 'phone_invalid'),
    v.check(
      emptyOr((text) => phoneNumber(text) !== undefined),
      'phone_invalid',
    ),
    v.transform((text) => phoneNumber(text) ?? null),
  ),
  email: v.pipe(
    boundedLine(longestEmail, 'email_invalid'),
    v.toLowerCase(),
    v.check(emptyOr(isEmail), 'email_invalid'),
    orNull,
  ),
  rev,
})
export type SaveCompany = v.InferOutput<typeof saveCompanySchema>

/** A picture of the library, or one that the site brings along: the page's policy shows no other, and another path is no picture. */
export const ownPicture = v.nullable(
  v.pipe(boundedText(300, 'address_invalid'), v.trim(), v.check(isOwnPicture, 'address_invalid')),
)

export const saveLookSchema = v.pipe(
  v.strictObject({
    logoUrl: ownPicture,
    faviconUrl: ownPicture,
    loadingStyle: v.picklist(loadingStyles),
    loadingImageUrl: ownPicture,
    rev,
  }),
  v.forward(
    v.partialCheck(
      [['loadingStyle'], ['loadingImageUrl']],
      ({ loadingStyle, loadingImageUrl }) => loadingStyle !== 'custom' || loadingImageUrl !== null,
      'picture_missing',
    ),
    ['loadingImageUrl'],
  ),
)
export type SaveLook = v.InferOutput<typeof saveLookSchema>

const announcementFields = v.pipe(
  v.strictObject({
    /** By language; where there are no words, those of the language that stands in. */
    texts: v.record(chosenLanguageSchema, boundedLine(longestAnnouncement, 'announcement_long')),
    url: v.nullable(linkAddressSchema),
    startsAt: timeSchema,
    endsAt: timeSchema,
    audience: audienceSchema,
    isDismissible: v.boolean(),
  }),
  v.forward(v.partialCheck([['startsAt'], ['endsAt']], isInOrder, 'times_crossed'), ['endsAt']),
)

/** No announcement: what stood there is taken away. */
export const saveAnnouncementSchema = v.strictObject({
  announcement: v.nullable(announcementFields),
  rev,
})
export type SaveAnnouncement = v.InferOutput<typeof saveAnnouncementSchema>
export type Announcement = v.InferOutput<typeof announcementFields>

export const saveOrderingSchema = v.strictObject({
  minOrderOre: v.pipe(
    v.number('amount_invalid'),
    v.safeInteger('amount_invalid'),
    v.minValue(0, 'amount_invalid'),
    v.maxValue(mostMinOrderOre, 'amount_invalid'),
  ),
  paymentMethods: v.pipe(
    v.array(v.picklist(offlineMethods)),
    v.maxLength(offlineMethods.length),
    v.transform((chosen) => offlineMethods.filter((each) => chosen.includes(each))),
    v.minLength(1, 'payment_missing'),
  ),
  rev,
})
export type SaveOrdering = v.InferOutput<typeof saveOrderingSchema>

/** Where the sellers' map has its tiles from, and whom it thanks for them; without an address it draws our own outline. */
export const saveMapSchema = v.strictObject({
  mapTiles: v.pipe(
    boundedLine(300, 'address_invalid'),
    v.check(
      emptyOr((text) => tileOrigin(text) !== undefined),
      'address_invalid',
    ),
    orNull,
  ),
  mapCredit: v.pipe(boundedLine(120, 'address_long'), orNull),
  rev,
})
export type SaveMap = v.InferOutput<typeof saveMapSchema>

/** How long the buyer of an invoice has to pay it, in days. */
export const paymentDaysSchema = v.pipe(
  v.number('payment_days_invalid'),
  v.safeInteger('payment_days_invalid'),
  v.minValue(1, 'payment_days_invalid'),
  v.maxValue(mostPaymentDays, 'payment_days_invalid'),
)

/** What an invoice says of the seller beside its name; without all of it none is issued. */
export const saveInvoicesSchema = v.strictObject({
  street: v.pipe(
    boundedLine(longestStreet, 'street_long'),
    v.check(emptyOr(isStreet), 'street_invalid'),
    orNull,
  ),
  postcode: v.pipe(
    digitsSchema('postcode_invalid'),
    v.check(emptyOr(isPostcode), 'postcode_invalid'),
    orNull,
  ),
  city: v.pipe(
    boundedLine(longestCity, 'city_long'),
    v.check(emptyOr(canBeName), 'city_long'),
    orNull,
  ),
  bankAccount: v.pipe(
    digitsSchema('bank_account_invalid'),
    v.transform(bankAccountDigits),
    v.check(emptyOr(isBankAccount), 'bank_account_invalid'),
    orNull,
  ),
  paymentDays: paymentDaysSchema,
  isVatRegistered: v.boolean(),
  isInBusinessRegister: v.boolean(),
  rev,
})
export type SaveInvoices = v.InferOutput<typeof saveInvoicesSchema>

/** Every group of the settings as its people see it, each with the rev that a save has to name. */
export const siteSettingsSchema = v.object({
  company: v.object({
    companyName: v.string(),
    legalName: nullableText,
    orgNo: nullableText,
    address: nullableText,
    phone: nullableText,
    email: nullableText,
    rev: v.number(),
  }),
  look: v.object({
    logoUrl: nullableText,
    faviconUrl: nullableText,
    loadingStyle: v.picklist(loadingStyles),
    loadingImageUrl: nullableText,
    rev: v.number(),
  }),
  announcement: v.object({
    announcement: v.nullable(
      v.object({
        texts: v.record(v.string(), v.string()),
        url: nullableText,
        startsAt: v.nullable(v.number()),
        endsAt: v.nullable(v.number()),
        audience: v.picklist(audiences),
        isDismissible: v.boolean(),
        /** Whether pages show it now. */
        isShown: v.boolean(),
      }),
    ),
    rev: v.number(),
  }),
  theme: v.object({ ...themeSchema.entries, rev: v.number() }),
  ordering: v.object({
    minOrderOre: v.number(),
    paymentMethods: v.array(v.picklist(offlineMethods)),
    rev: v.number(),
  }),
  map: v.object({ mapTiles: nullableText, mapCredit: nullableText, rev: v.number() }),
  invoices: v.object({
    street: nullableText,
    postcode: nullableText,
    city: nullableText,
    bankAccount: nullableText,
    paymentDays: v.number(),
    isVatRegistered: v.boolean(),
    isInBusinessRegister: v.boolean(),
    rev: v.number(),
  }),
})
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>
export type SettingsGroup = keyof SiteSettings

function isOwnPicture(path: string): boolean {
  const found = readMediaAddress(path)
  if (found) return found.size !== 'file'
  return /^\/(?:pictures\/)?[\w-]+\.(?:avif|jpe?g|png|svg|webp)$/u.test(path)
}
