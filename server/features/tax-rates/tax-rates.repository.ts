import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { taxRates } from '#db/schema/index.ts'
import { mostTaxRates, type TaxRateAt } from '#domain/tax-rates.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

/** Every rate of VAT that the law had, has and will have; of each class the newest first. */
export async function findTaxRates(database: Database) {
  const [rates] = await database.read([
    build.select().from(taxRates).orderBy(asc(taxRates.class), desc(taxRates.validFrom)),
  ])
  return rates
}

/** Adds a rate; false where one begins on that day already, or there is no room. */
export function insertTaxRate(
  ctx: Ctx,
  { at, percentBp, audit }: { at: TaxRateAt; percentBp: number; audit: AuditEntry },
): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${taxRates} where ${isThat(at)})
    and (select count(*) from ${taxRates}) < ${mostTaxRates}`
  const added = statementOf(build.insert(taxRates).values({ ...at, percentBp, validTo: null }))
  return saveWhere(ctx, isFree, {
    also: [added],
    audit,
    revision: allLanguages,
  })
}

/** Takes back a rate that has not begun; false where there is none. */
export function deleteTaxRate(
  ctx: Ctx,
  { at, today, audit }: { at: TaxRateAt; today: string; audit: AuditEntry },
): Promise<boolean> {
  const isToCome = sql`exists (select 1 from ${taxRates} where ${isThat(at)} and ${taxRates.validFrom} > ${today})`
  const removed = statementOf(build.delete(taxRates).where(isThat(at)))
  return saveWhere(ctx, isToCome, {
    also: [removed],
    audit,
    revision: allLanguages,
  })
}

function isThat(at: TaxRateAt) {
  return and(eq(taxRates.class, at.class), eq(taxRates.validFrom, at.validFrom))
}
