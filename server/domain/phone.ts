import { cleanLine, plainDigits } from './typed-text.ts'

/**
 * A phone number in international form: eight digits are Norwegian (`400 00 000` gives `+4740000000`), others begin with
 * `+` or `00` and their country code. Undefined where it is neither.
 */
export function phoneNumber(typed: string): string | undefined {
  const compact = plainDigits(cleanLine(typed))
    .replaceAll(/[\s().\-/]/gu, '')
    .replace(/^00/u, '+')
  if (/^[2-9]\d{7}$/u.test(compact)) return `+47${compact}`
  if (compact.startsWith('+47')) return /^\+47[2-9]\d{7}$/u.test(compact) ? compact : undefined
  return /^\+[1-9]\d{6,14}$/u.test(compact) ? compact : undefined
}
