import { and, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import { taxRates } from '#db/schema/index.ts'
import type { Param } from '#server/platform/prepared-query.ts'

/** The rates of VAT of a day, `YYYY-MM-DD` as the clock in Oslo shows it. */
export function isInForce(day: Param): SQL | undefined {
  return and(lte(taxRates.validFrom, day), or(isNull(taxRates.validTo), gte(taxRates.validTo, day)))
}
