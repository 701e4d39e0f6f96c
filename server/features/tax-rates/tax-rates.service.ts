import { changesOf } from '#domain/audit-changes.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { TaxRateAt, TaxRates } from '#domain/tax-rates.schema.ts'
import { taxRateState } from '#domain/tax-rates.ts'
import type { Ctx } from '#server/http/context.ts'
import { deleteTaxRate, findTaxRates, insertTaxRate } from './tax-rates.repository.ts'

/** The rates of VAT by the day that they begin on, and how each stands today. */
export async function getTaxRates(ctx: Ctx): Promise<TaxRates> {
  const { date: today } = osloClock(ctx.now())
  const found = await findTaxRates(ctx.database)
  const rates = found.map((rate) => ({
    ...{
      class: rate.class,
      percentBp: rate.percentBp,
      validFrom: rate.validFrom,
    },
    state: taxRateState(rate, found, today),
  }))
  return { today, rates }
}

/**
 * Adds the rate of a class from a day to come on: what is ordered before keeps the rate that it was ordered with. Refuses with
 * `tax_date_past`, `tax_date_taken` and `too_many_tax_rates`; the same rate twice is one.
 */
export async function addTaxRate(
  ctx: Ctx,
  at: TaxRateAt,
  percentBp: number,
): Promise<Result<TaxRates>> {
  if (at.validFrom <= osloClock(ctx.now()).date)
    return refused('tax_date_past', { field: 'validFrom' })
  const isAdded = await insertTaxRate(ctx, {
    ...{ at, percentBp },
    audit: {
      action: 'tax_rate_added',
      entity: 'tax_rate',
      entityId: at.class,
      changes: changesOf('tax_rate', null, { ...at, percentBp }),
    },
  })
  const current = await getTaxRates(ctx)
  const stands = current.rates.find(
    (rate) => rate.class === at.class && rate.validFrom === at.validFrom,
  )
  if (isAdded || stands?.percentBp === percentBp) return done(current)
  return stands ? refused('tax_date_taken', { field: 'validFrom' }) : refused('too_many_tax_rates')
}

/** Takes back a rate that has not begun: one that has is part of the books. Refuses with `tax_date_past` and `not_found`. */
export async function removeTaxRate(ctx: Ctx, at: TaxRateAt): Promise<Result<TaxRates>> {
  const { date: today } = osloClock(ctx.now())
  if (at.validFrom <= today) return refused('tax_date_past')
  const before = (await getTaxRates(ctx)).rates.find(
    (rate) => rate.class === at.class && rate.validFrom === at.validFrom,
  )
  const isRemoved = await deleteTaxRate(ctx, {
    ...{ at, today },
    audit: {
      action: 'tax_rate_removed',
      entity: 'tax_rate',
      entityId: at.class,
      changes: changesOf('tax_rate', { ...at, percentBp: before?.percentBp }, null),
    },
  })
  return isRemoved ? done(await getTaxRates(ctx)) : refused('not_found')
}
