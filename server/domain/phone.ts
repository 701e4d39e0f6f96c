import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

/**
 * A kept phone number as people read it: `+4740000000` as `+47 400 00 000`, a number of a landline in pairs. One of another country
 * stays as it is, since each has groups of its own; so does what is no number.
 */
export function phoneText(number: string): string {
  const [, national = ''] = /^\+47(\d{8}|0\d{4})$/u.exec(number) ?? []
  if (national === '') return number
  if (national.length === 5) return `+47\u00A0${national}`
  const groups = /^[489]/u.test(national)
    ? /^(\d{3})(\d{2})(\d{3})$/u
    : /^(\d\d)(\d\d)(\d\d)(\d\d)$/u
  return ['+47', ...(groups.exec(national)?.slice(1) ?? [])].join('\u00A0')
}

/** Where numbers are written with a nought at home that nobody dials from abroad: Italy's, for one, stays. */
const homeNought = /^(\+(?:31|32|33|353|358|380|40|41|43|44|46|49|90|962|963|964|966|970|971))0+/u

/**
 * A phone number in international form: eight digits are Norwegian (`400 00 000` gives `+4740000000`), with or without 47 before them,
 * so are five that begin with 0 (`02800`); others begin with `+` or `00` and their country code. Undefined where it is neither.
 */
export function phoneNumber(typed: string): string | undefined {
  const compact = plainDigits(cleanLine(typed))
    // As a link has it, where one was copied.
    .replace(/^tel:/iu, '')
    .replaceAll('＋', '+')
    // The nought of the national form, in brackets.
    .replace(/^((?:\+|00)[\d ]{1,6})\(0\)/u, '$1')
    .replaceAll(/[\s().\p{Pd}\u2212/]/gu, '')
    .replace(/^00/u, '+')
    .replace(homeNought, '$1')
  const national = /^(?:\+?47)?([2-9]\d{7})$/u.exec(compact)?.[1]
  if (national !== undefined) return `+47${national}`
  const short = /^(?:\+47)?(0\d{4})$/u.exec(compact)?.[1]
  if (short !== undefined) return `+47${short}`
  if (compact.startsWith('+47')) return undefined
  return /^\+[1-9]\d{6,14}$/u.test(compact) ? compact : undefined
}
