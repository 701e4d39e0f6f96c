import * as v from 'valibot'
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

/** What a person is called, on one line and without what nobody sees. */
export const nameSchema = v.pipe(
  v.string('name_invalid'),
  v.transform(cleanLine),
  v.check(isName, 'name_invalid'),
)

/** True for an address that a mail can be sent to: one line, without what would end a header. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

function isName(text: string): boolean {
  return text.length >= 2 && text.length <= 100 && hasLetter.test(text)
}
