import { type SQL, sql } from 'drizzle-orm'
import { languages } from '#db/schema/index.ts'
import type { CoverageArea } from '#domain/languages.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { WriteCtx } from '#server/features/content/text-adapter.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { sourceTitle, type Titled } from './titles.queries.ts'

/** Links whose titles are texts, and what is their own about them. */
export interface TitledNoun {
  page: string
  area: CoverageArea
  of: Titled
  /** The text's key, from a row of the links. */
  key: SQL
  /** The links that a list of their titles in a language holds, and the order of it. */
  listed: SQL
  order: SQL
  /** What the whole that a link is a part of is saved as, and what the log calls the link. */
  documentVersionOf: (key: string) => string
  audited: (
    key: string,
  ) => Pick<AuditEntry, 'action' | 'entity' | 'entityId'> & { field: 'menu' | 'footer' }
  /** Makes the link of a key that has none, with these words as its default title; undefined for a key that no link can have. */
  made?: (ctx: WriteCtx, link: { id: string; key: string; title: string }) => Statement | undefined
}

/** What readers of a language see of its own: in the default language a link's own title is that until another one is written. */
export function valueIn({ links, titles }: Titled, defaultCode: Parameters<typeof sourceTitle>[1]) {
  return sql<string>`coalesce(nullif(${titles.title}, ''),
    case when ${languages.code} = ${defaultCode} then ${links.title} else '' end)`
}

/** How many versions there are of a title. */
export function countOf(
  { versions }: Titled,
  id: SQL,
  languageCode: SQL = sql`${languages.code}`,
): SQL {
  return sql`(select count(*) from ${versions} as kept
    where kept.${sql.identifier(versions.linkId.name)} = ${id} and kept.language_code = ${languageCode})`
}
