import * as v from 'valibot'
import { boundedLine, boundedName, boundedText, uuid } from './bounded-text.schema.ts'
import {
  digitsSchema,
  emailSchema,
  isCity,
  isPostcode,
  isStreet,
  longestCity,
  longestStreet,
  nameSchema,
  phoneSchema,
} from './contact.schema.ts'
import { isOrgNo, orgNoDigits } from './org-no.ts'
import { longestStory, sellerKinds } from './sellers.ts'
import { cleanLines } from './typed-text.ts'

const longestCompany = 120
const longestWebsite = 200
/** More goods than a factory has. */
const mostCarried = 1000

/** A web address as people type it: without a scheme, `https` is meant. Empty where there is none. */
const website = v.pipe(
  boundedLine(longestWebsite, 'website_invalid'),
  v.transform((text) => (text === '' || /^https?:\/\//iu.test(text) ? text : `https://${text}`)),
  v.check((text) => text === '' || isWebsite(text), 'website_invalid'),
)

/** How a seller is reached: what it looks after itself. */
export const sellerContactEntries = {
  contact: nameSchema,
  phone: phoneSchema,
  email: emailSchema,
  website,
}

/** Who and where a seller is. */
export const sellerPlaceEntries = {
  name: v.pipe(
    boundedName(longestCompany, 'company_long', 'company_missing'),
    v.minLength(2, 'company_missing'),
  ),
  kind: v.picklist(sellerKinds, 'invalid_input'),
  orgNo: v.pipe(
    digitsSchema('org_no_invalid'),
    v.transform(orgNoDigits),
    v.check(isOrgNo, 'org_no_invalid'),
  ),
  street: v.pipe(boundedLine(longestStreet, 'street_long'), v.check(isStreet, 'street_invalid')),
  postcode: v.pipe(digitsSchema('postcode_invalid'), v.check(isPostcode, 'postcode_invalid')),
  city: v.pipe(boundedLine(longestCity, 'city_long'), v.check(isCity, 'city_missing')),
  lat: degrees(90),
  lng: degrees(180),
}

/** The goods that a seller carries, each once. */
export const carriedIds = v.pipe(
  v.array(uuid('product_not_found')),
  v.maxLength(mostCarried),
  v.transform((ids) => [...new Set(ids)].toSorted()),
)

/** What a seller says of itself in a language, in paragraphs. */
export const storyText = v.pipe(
  boundedText(4 * longestStory, 'story_long'),
  v.transform(cleanLines),
  v.maxLength(longestStory, 'story_long'),
)

function degrees(most: number) {
  return v.pipe(
    v.number('invalid_input'),
    v.finite('invalid_input'),
    v.minValue(-most, 'invalid_input'),
    v.maxValue(most, 'invalid_input'),
  )
}

function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname.includes('.') && username === '' && password === ''
}
