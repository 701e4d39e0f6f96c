import * as v from 'valibot'
import { phoneNumber } from './phone.ts'
import { cleanLine, plainDigits } from './typed-text.ts'

// What people type about themselves, wherever they type it: cleaned first, then checked. A message is the code of its sentence.

const hasLetter = /\p{L}/u
const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:".\p{C}]{2,}$/u

/** One line of text without what cannot be seen. */
export const line = v.pipe(v.string(), v.transform(cleanLine))

/** An address that a mail can be sent to, as it is compared and kept. */
export const email = v.pipe(
  v.string('email_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.normalize('NFC'),
  v.check(isEmail, 'email_invalid'),
)

/** A person's name. */
export const personName = v.pipe(line, v.check(isName, 'name_invalid'))

/** A phone number in international form. */
export const phone = v.pipe(
  v.string(),
  v.check((text) => phoneNumber(text) !== undefined, 'phone_invalid'),
  v.transform((text) => phoneNumber(text) ?? ''),
)

export const digits = v.pipe(line, v.transform(plainDigits))

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

export function isName(text: string): boolean {
  return text.length >= 2 && text.length <= 100 && hasLetter.test(text)
}

export function isStreet(text: string): boolean {
  return text.length >= 3 && text.length <= 100
}

/** Four digits that a Norwegian postcode can be; whether anyone delivers there is another question. */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/u.test(text) && text !== '0000'
}

export function isCity(text: string): boolean {
  return text.length >= 2 && text.length <= 60 && hasLetter.test(text)
}
