import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { nfc } from './nfc.ts'
import { phoneNumber } from './phone.ts'
import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

const hasLetter = /\p{L}/u
/** Before the @, as RFC 5321 has it without quotes: words with single dots between them. */
const mailboxPattern = /^[^\s@<>()[\]\\,;:".\p{C}]+(?:\.[^\s@<>()[\]\\,;:".\p{C}]+)*$/u
/** Behind it: names of letters, digits and hyphens with single dots between them, none of which begins or ends with a hyphen, the last of two letters or more. */
const domainPattern = /^(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)\.)+(?!-)[\p{L}\p{M}\p{N}-]{2,}(?<!-)$/u

/** In characters, of an e-mail address, and of what stands before its @ (RFC 5321, 4.5.3.1). */
export const longestEmail = 254
const longestMailbox = 64

/** What mail programs copy around an address: the name of its owner, the sign of a link, what parts it from the next. */
const copied = /^(?:[^<>@]*<)?(?:mailto:)?([^\s<>:,;?]+@[^\s<>:,;?]+?)(?:\?[^\s<>]*)?>?[,;]?$/iu

/** An address as it is compared and kept: lower case, nothing around it, and without what nobody sees. */
export const emailSchema = v.pipe(
  boundedText(4 * longestEmail, 'email_invalid', 'email_invalid'),
  v.transform((text) => cleanLine(text).replace(copied, '$1')),
  v.toLowerCase(),
  v.transform(nfc),
  v.check(isEmail, 'email_invalid'),
)

/** Digits of any script as 0 to 9, with whatever else is typed between them. */
export function digitsSchema(wrong: ErrorCode) {
  return v.pipe(boundedText(200, wrong), v.transform(cleanLine), v.transform(plainDigits))
}

/** What a person is called, on one line and without what nobody sees. */
export const nameSchema = v.pipe(
  boundedLine(100, 'name_long', 'name_invalid'),
  v.check(isName, 'name_invalid'),
)

/** A phone number, kept in international form. */
export const phoneSchema = v.pipe(
  boundedText(60, 'phone_invalid'),
  v.check((text) => phoneNumber(text) !== undefined, 'phone_invalid'),
  v.transform((text) => phoneNumber(text) ?? ''),
)

/** True for an address that a mail can be sent to: one line, without what would end a header. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false
  const [mailbox = '', domain = '', ...more] = text.split('@')
  if (mailbox.length > longestMailbox || more.length > 0) return false
  // Wide and joined letters lead to the same server as plain ones: one mailbox would be two.
  const isPlain = domain === domain.normalize('NFKC')
  return isPlain && mailboxPattern.test(mailbox) && domainPattern.test(domain)
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

/** One letter is enough: Å is a place, and 李 a name. */
export function isCity(text: string): boolean {
  return hasLetter.test(text)
}

function isName(text: string): boolean {
  return hasLetter.test(text)
}
