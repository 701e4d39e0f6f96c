import type { SQL } from 'drizzle-orm'
import type { TitleHistory } from '#domain/navigation.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findTitleVersions } from './title-history.repository.ts'
import type { Titled } from './titles.queries.ts'

/** What a link's title was in a language, newest first. `not_found` where there is no such link. */
export async function getTitleHistory(
  { database, site }: Ctx,
  of: Titled,
  { id, language }: { id: string | SQL; language: string },
): Promise<Result<TitleHistory>> {
  const at = { factoryId: site.factoryId, id, languageCode: language }
  const { link, rows } = await findTitleVersions(database, of, at)
  if (!link) return refused('not_found')
  return done({
    versions: rows.map((row, place) => ({
      ...row,
      status: row.value === '' ? ('unpublished' as const) : ('published' as const),
      byName: row.byName ?? '',
      isCurrent: place === 0,
    })),
  })
}
