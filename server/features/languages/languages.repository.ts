import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { languages, pages, pageSlugs, translations } from '#db/schema/index.ts'
import type { ChangeLanguage, NewLanguage } from '#domain/languages.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
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

/** Adds a language behind the others, not yet shown to visitors; nothing where it is there or is a page's address. */
export function addedLanguage(
  ctx: Ctx,
  { code, name, nativeName, direction }: NewLanguage,
): Statement {
  const { build } = ctx.database
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  // The columns in the table's own order, as SQLite takes them.
  return statementOf(
    build
      .insert(languages)
      .select(
        sql`select ${code}, ${name}, ${nativeName}, null, ${direction}, 0, 0,
          (select coalesce(max(${languages.sortOrder}), 0) + 1 from ${languages}), 90, 1, ${now}, ${by}, ${now}, ${by}, null, '{}'
          where not exists (select 1 from ${pageSlugs} join ${pages} on ${pages.id} = ${pageSlugs.pageId}
            and ${pages.isPublished} where ${pageSlugs.slug} = ${code})`,
      )
      .onConflictDoNothing(),
  )
}

/**
 * Changes a language that stands as its editor saw it. The default one stays active, and what becomes it must be; none comes to stand
 * in for itself, also where two change at once.
 */
export function changedLanguage(ctx: Ctx, code: string, change: ChangeLanguage): Statement {
  const { rev, anyway: _, ...fields } = change
  const willBeActive = change.isActive ?? sql`${languages.isActive}`
  return statementOf(
    ctx.database.build
      .update(languages)
      .set({
        ...fields,
        rev: sql`${languages.rev} + 1`,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.userId ?? null,
      })
      .where(
        and(
          eq(languages.code, code),
          eq(languages.rev, rev),
          sql`(${willBeActive} or not (${languages.isDefault} or ${change.isDefault === true}))`,
          change.fallbackCode ? isNotBehind(code, change.fallbackCode) : undefined,
        ),
      ),
  )
}

/** Holds where a language is not among those that another one, with all that stand in for it, falls back to. */
function isNotBehind(code: string, fallbackCode: string): SQL {
  return sql`not exists (
    with recursive way(code) as (select ${fallbackCode}
      union select it.fallback_code from ${languages} as it join way on way.code = it.code)
    select 1 from way where way.code = ${code})`
}

/** Where a language is the default now, the others are it no more. */
export function onlyDefault(ctx: Ctx, code: string): Statement {
  const isDefault = sql`exists (select 1 from ${languages} as it where it.code = ${code} and it.is_default = 1)`
  return statementOf(
    ctx.database.build
      .update(languages)
      .set({ isDefault: false, rev: sql`${languages.rev} + 1` })
      .where(and(ne(languages.code, code), eq(languages.isDefault, true), isDefault)),
  )
}

/** Puts the languages in an order, all or none: where they stand as its writer saw them. */
export function orderedLanguages(
  ctx: Ctx,
  { order, seen }: { order: readonly string[]; seen: readonly string[] },
): Statement {
  const { build } = ctx.database
  const places = order.map((code, at) => sql`when ${code} then ${at + 1}`)
  const stands = sql`(select group_concat(it.code, ' ') from
    (select code from ${languages} order by sort_order, code) as it)`
  return statementOf(
    build
      .update(languages)
      .set({ sortOrder: sql`case ${languages.code} ${sql.join(places, sql` `)} end` })
      .where(and(inArray(languages.code, [...order]), sql`${stands} = ${seen.join(' ')}`)),
  )
}
