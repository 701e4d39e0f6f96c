import { and, asc, eq, sql } from 'drizzle-orm'
import { languages, translations } from '#db/schema/index.ts'
import { changesOf } from '#domain/audit-changes.ts'
import type { SaveOverride } from '#domain/languages.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { removeRow, saveRows } from '#server/save/save-row.queries.ts'

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

/** An override as a save writes it, with what it is laid over now; null: the catalogue's words. */
export interface OverrideSave extends SaveOverride {
  key: string
  before: string | null
}

/** Writes overrides as their editor saw them, all or none: a first one where `rev` is 0. False where one is another by now, or of no language. */
export function saveOverrides(ctx: Ctx, saves: readonly OverrideSave[]): Promise<boolean> {
  return saveRows(
    ctx,
    saves.map((save) => ({
      ...rowAt(save),
      set: { content: save.content },
      when: sql`exists (select 1 from ${languages} where ${languages.code} = ${save.language})`,
      audit: entryOf('interface_text_saved', save),
    })),
  )
}

/** Removes an override as its editor saw it: the catalogue's text stands again. */
export function removeOverrideRow(ctx: Ctx, override: Omit<OverrideSave, 'content'>) {
  const audit = entryOf('interface_text_removed', { ...override, content: null })
  return removeRow(ctx, { ...rowAt(override), audit })
}

function rowAt({ key, language, rev }: Pick<OverrideSave, 'key' | 'language' | 'rev'>) {
  const id = { languageCode: language, translationKey: key }
  return { table: translations, id, rev, revision: language }
}

function entryOf(
  action: AuditAction,
  {
    key,
    language,
    before,
    content,
  }: Omit<OverrideSave, 'rev' | 'content'> & { content: string | null },
): AuditEntry {
  const changes = changesOf('interface_text', { content: before }, { content })
  return { action, entity: 'interface_text', entityId: key, data: { language }, changes }
}
