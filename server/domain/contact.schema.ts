import * as v from 'valibot'
import { phoneNumber } from './phone.ts'
import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

const hasLetter = /\p{L}/u
const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:".\p{C}]{2,}$/u

/** An address as it is compared and kept: lower case, nothing around it. */
export const emailSchema = v.pipe(
  v.string('email_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.normalize('NFC'),
  v.check(isEmail, 'email_invalid'),
)

/** One line of text without what nobody sees. */
export const lineSchema = v.pipe(v.string(), v.transform(cleanLine))

/** The same with digits of any script as 0 to 9. */
export const digitsSchema = v.pipe(lineSchema, v.transform(plainDigits))

/** What a person is called, on one line and without what nobody sees. */
export const nameSchema = v.pipe(
  v.string('name_invalid'),
  v.transform(cleanLine),
  v.maxLength(100, 'name_long'),
  v.check(isName, 'name_invalid'),
)

/** A phone number, kept in international form. */
export const phoneSchema = v.pipe(
  v.string(),
  v.check((text) => phoneNumber(text) !== undefined, 'phone_invalid'),
  v.transform((text) => phoneNumber(text) ?? ''),
)

/** True for an address that a mail can be sent to: one line, without what would end a header. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** How long the parts of an address may be; the sentences of `street_long` and `city_long` say it too. */
export const longestStreet = 100
export const longestCity = 60

export function isStreet(text: string): boolean {
  return text.length >= 3
}

/** Four digits that a Norwegian postcode can be; whether anyone delivers there is another question. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/u.test(text) && text !== '0000'
}

export function isCity(text: string): boolean {
  return text.length >= 2 && hasLetter.test(text)
}

function isName(text: string): boolean {
  return text.length >= 2 && hasLetter.test(text)
}
