import { and, asc, eq, sql } from 'drizzle-orm'
import { languages, translations } from '#db/schema/index.ts'
import type { SaveOverride } from '#domain/languages.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** The overrides of a language, and whether that language is there. */
export async function findOverrides(database: Database, factoryId: string, code: string) {
  const { build } = database
  const [known, texts] = await database.read([
    build.select({ code: languages.code }).from(languages).where(eq(languages.code, code)),
    build
      .select({
        key: translations.translationKey,
        content: translations.content,
        rev: translations.rev,
      })
      .from(translations)
      .where(and(eq(translations.factoryId, factoryId), eq(translations.languageCode, code)))
      .orderBy(asc(translations.translationKey)),
  ])
  return { isLanguage: known.length > 0, texts }
}

/** Writes one override as its editor saw it: a first one where `rev` is 0, else the one that stands at `rev`. */
export function savedOverride(
  ctx: Ctx,
  key: string,
  { language, content, rev }: SaveOverride,
): Statement {
  const { build } = ctx.database
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  if (rev > 0)
    return statementOf(
      build
        .update(translations)
        .set({ content, rev: rev + 1, updatedAt: now, updatedBy: by })
        .where(and(own(ctx, key, language), eq(translations.rev, rev))),
    )
  return statementOf(
    build
      .insert(translations)
      .select(
        sql`select ${ctx.site.factoryId}, ${languages.code}, ${key}, ${content}, 'text', 1, ${now}, ${by}, ${now}, ${by}
          from ${languages} where ${languages.code} = ${language}`,
      )
      .onConflictDoNothing(),
  )
}

/** Removes an override: the catalogue's text stands again. */
export function removedOverride(
  ctx: Ctx,
  key: string,
  { language, rev }: { language: string; rev: number },
): Statement {
  return statementOf(
    ctx.database.build
      .delete(translations)
      .where(and(own(ctx, key, language), eq(translations.rev, rev))),
  )
}

function own(ctx: Ctx, key: string, language: string) {
  return and(
    eq(translations.factoryId, ctx.site.factoryId),
    eq(translations.languageCode, language),
    eq(translations.translationKey, key),
  )
}
