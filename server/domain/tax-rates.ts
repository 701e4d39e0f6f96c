import { type VatClass, vatClasses } from './catalog.ts'
import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

/** What goods are taxed as, without `zero`, which is no rate that changes. */
export const changingClasses = vatClasses.filter((each) => each !== 'zero')

export interface TaxRate {
  class: VatClass
  percentBp: number
  /** `YYYY-MM-DD` as the clock in Oslo shows it. */
  validFrom: string
  validTo: string | null
}

/** Whether a rate counts on a day, or did, or will: of one class the newest that has begun. */
export type TaxRateState = 'past' | 'in_force' | 'to_come'

/** How each rate stands on a day. `validTo` is the last day of one that the law has ended. */
export function taxRateState(
  rate: TaxRate,
  rates: readonly TaxRate[],
  today: string,
): TaxRateState {
  if (rate.validFrom > today) return 'to_come'
  const newest = rates
    .filter(
      (each) => each.class === rate.class && each.validFrom <= today && !hasEnded(each, today),
    )
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
  return newest?.validFrom === rate.validFrom ? 'in_force' : 'past'
}

function hasEnded({ validTo }: TaxRate, today: string): boolean {
  return validTo !== null && validTo < today
}

/**
 * What somebody typed as a percentage, in basis points; undefined where it is none between 0 and 100.
 * @example readPercent('11,11') // 1111
 */
export function readPercent(typed: string): number | undefined {
  const compact = plainDigits(cleanLine(typed)).replaceAll(/[ %٪]/gu, '')
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,٫](\d{1,2}))?$/u.exec(compact) ?? []
  if (whole === undefined) return undefined
  const bp = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return bp <= 10_000 ? bp : undefined
}
