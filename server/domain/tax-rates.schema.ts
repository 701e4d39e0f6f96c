import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { vatClasses } from './catalog.ts'
import { isDate } from './oslo-time.ts'
import { changingClasses } from './tax-rates.ts'

/** How many changes of the law are kept. */
export const mostTaxRates = 200

const validFrom = v.pipe(boundedText(10, 'date_invalid'), v.check(isDate, 'date_invalid'))

/** Which rate, by its class and its first day: that names it for ever. */
export const taxRateParam = v.strictObject({
  class: v.picklist(changingClasses),
  validFrom,
})
export const addTaxRateSchema = v.strictObject({
  percentBp: v.pipe(
    v.number('tax_percent_invalid'),
    v.safeInteger('tax_percent_invalid'),
    v.minValue(0, 'tax_percent_invalid'),
    v.maxValue(10_000, 'tax_percent_invalid'),
  ),
})
export type TaxRateAt = v.InferOutput<typeof taxRateParam>

export const taxRatesSchema = v.object({
  /** `YYYY-MM-DD` in Oslo. */
  today: v.string(),
  rates: v.array(
    v.object({
      class: v.picklist(vatClasses),
      percentBp: v.number(),
      validFrom: v.string(),
      state: v.picklist(['past', 'in_force', 'to_come']),
    }),
  ),
})
export type TaxRates = v.InferOutput<typeof taxRatesSchema>
