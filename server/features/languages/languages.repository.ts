import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import {
  languages,
  pages,
  pageSlugs,
  products,
  productTranslations,
  translations,
} from '#db/schema/index.ts'
import type { ChangeLanguage, NewLanguage } from '#domain/languages.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { coverageQuery } from './coverage.queries.ts'

export type LanguageRow = typeof languages.$inferSelect

/** Every language, active or not, how much is translated in each, and the factory's own words over the catalogues: one round trip. */
export async function findLanguageRows(
  database: Database,
  scope: { factoryId: string; defaultCode: string },
) {
  const { build } = database
  const [rows, counts, own] = await database.read([
    build.select().from(languages).orderBy(asc(languages.sortOrder), asc(languages.code)),
    coverageQuery(build, scope),
    build
      .select({ code: translations.languageCode, key: translations.translationKey })
      .from(translations)
      .where(eq(translations.factoryId, scope.factoryId)),
  ])
  return { rows, counts, own }
}

/** Adds a language behind the others, not yet shown to visitors; false where it is there or is a page's address. */
export function addLanguageRow(
  ctx: Ctx,
  { code, ...names }: NewLanguage,
  audit: AuditEntry,
): Promise<boolean> {
  const last = sql`(select coalesce(max(${languages.sortOrder}), 0) + 1 from ${languages})`
  const isAddress = sql`exists (select 1 from ${pageSlugs} join ${pages} on ${pages.id} = ${pageSlugs.pageId}
    and ${pages.isPublished} where ${pageSlugs.slug} = ${code})`
  return saveRow(ctx, {
    table: languages,
    ...{ id: { code }, rev: 0, when: sql`not ${isAddress}` },
    set: { ...names, isActive: false, isDefault: false, sortOrder: last, gatePercent: 90 },
    ...{ audit, revision: allLanguages },
  })
}

/**
 * Changes a language that stands as its editor saw it. The default one stays active, and what becomes it must be; none comes to stand
 * in for itself, also where two change at once.
 */
export function saveLanguage(
  ctx: Ctx,
  code: string,
  {
    change,
    audit,
    also,
  }: { change: ChangeLanguage; audit: AuditEntry; also: readonly Statement[] },
): Promise<boolean> {
  const { rev, anyway: _, ...set } = change
  const willBeActive = change.isActive ?? sql`${languages.isActive}`
  const staysActive = sql`(${willBeActive} or not (${languages.isDefault} or ${change.isDefault === true}))`
  const isFine = change.fallbackCode ? isNotBehind(code, change.fallbackCode) : sql`true`
  const isTold = change.isDefault ? sql`${untoldIn(ctx.site.factoryId, code)} = 0` : sql`true`
  return saveRow(ctx, {
    table: languages,
    ...{ id: { code }, rev, set, when: sql`${staysActive} and ${isFine} and ${isTold}` },
    ...{ audit, revision: allLanguages },
    also: change.isDefault ? [...also, onlyDefault(ctx, code)] : also,
  })
}

/** Holds where a language is not among those that another one, with all that stand in for it, falls back to. */
function isNotBehind(code: string, fallbackCode: string): SQL {
  return sql`not exists (
    with recursive way(code) as (select ${fallbackCode}
      union select it.fallback_code from ${languages} as it join way on way.code = it.code)
    select 1 from way where way.code = ${code})`
}

/** How many products visitors see whose ingredients are told, and not in this language: nothing could stand in for them. */
export async function countUntold({ database, site }: Ctx, code: string): Promise<number> {
  const [rows] = await database.read([
    database.build
      .select({ count: sql<number>`${untoldIn(site.factoryId, code)}` })
      .from(languages)
      .where(eq(languages.code, code)),
  ])
  return rows[0]?.count ?? 0
}

function untoldIn(factoryId: string, code: string): SQL {
  const told = sql`select 1 from ${productTranslations} as said where said.product_id = it.id and said.ingredients <> ''`
  return sql`(select count(*) from ${products} as it where it.factory_id = ${factoryId} and it.kind = 'goods' and it.is_active = 1
    and exists (${told}) and not exists (${told} and said.language_code = ${code}))`
}

/** The others are the default no more. */
function onlyDefault(ctx: Ctx, code: string): Statement {
  return statementOf(
    ctx.database.build
      .update(languages)
      .set({ isDefault: false, rev: sql`${languages.rev} + 1` })
      .where(and(ne(languages.code, code), eq(languages.isDefault, true))),
  )
}

/** Puts the languages in an order where they stand as its writer saw them; false where they do not. */
export function saveLanguageOrder(
  ctx: Ctx,
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  return saveOrder(ctx, { table: languages, by: languages.code, ...save })
}
