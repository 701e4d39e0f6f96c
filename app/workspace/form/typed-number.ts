import { plainDigits } from '#domain/plain-digits.ts'
import { readKroner } from '#domain/typed-money.ts'

/**
 * A whole number as somebody typed it; what is none stays as it is, and comes back refused at its field.
 * @example typedWhole('1 250') // 1250
 */
export function typedWhole(typed: string): number | string {
  const compact = plainDigits(typed).replaceAll(/\s/gu, '').replace('−', '-')
  return /^-?\d{1,9}$/u.test(compact) ? Number(compact) : typed
}

/** The same of what may be left out: null. */
export function typedWholeOrNone(typed: string): number | string | null {
  return typed.trim() === '' ? null : typedWhole(typed)
}

/** An amount in kroner as somebody typed it, in øre; null where there is none. */
export function typedOreOrNone(typed: string): number | string | null {
  return typed.trim() === '' ? null : (readKroner(typed) ?? typed)
}

/** A number, or nothing, as a field shows it. */
export function shownNumber(value: number | null): string {
  return value === null ? '' : String(value)
}
