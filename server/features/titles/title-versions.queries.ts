import { type SQL, sql } from 'drizzle-orm'
import { languages } from '#db/schema/index.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { WriteCtx } from '#server/features/content/text-adapter.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Titled } from './titles.queries.ts'

/** One title, or all of the menu or the footer where it is left out. */
interface TitleAt {
  /** The link, or a query that answers it. */
  id: string | SQL
  languageCode: string
}

/** Before a batch writes titles: those that came with the site, or with its links, are in no version yet. */
export function firstTitleVersions(ctx: WriteCtx, of: Titled, at?: TitleAt): Statement {
  const hasVersion = sql`exists (select 1 from ${of.versions} as kept
    where ${isOf(of)} and kept.language_code = its.language_code)`
  return addedVersions(ctx, of, {
    at,
    when: sql`its.title <> '' and not ${hasVersion}`,
    by: sql`0, null`,
  })
}

/** After it, in the same batch: what differs from the last version is one, by the sender of the batch. */
export function newTitleVersions(ctx: WriteCtx, of: Titled, at?: TitleAt): Statement {
  const last = sql`coalesce((select kept.title from ${of.versions} as kept
    where ${isOf(of)} and kept.language_code = its.language_code order by kept.at desc, kept.rowid desc limit 1), '')`
  return addedVersions(ctx, of, {
    at,
    when: sql`its.title <> ${last}`,
    by: sql`${ctx.now()}, ${ctx.actor.userId ?? null}`,
  })
}

function isOf({ versions }: Titled): SQL {
  return sql`kept.${sql.identifier(versions.linkId.name)} = its.link_id`
}

/** The columns in the table's own order, as SQLite takes them. */
function addedVersions(
  ctx: WriteCtx,
  of: Titled,
  { at, when, by }: { at: TitleAt | undefined; when: SQL; by: SQL },
): Statement {
  const rows = sql`select lower(hex(randomblob(16))), its.language_code, its.title, its.is_reviewed, its.origin, its.source_title,
    ${by}, its.link_id from (${titlesAt(ctx, of, at)}) as its where ${when}`
  return statementOf(ctx.database.build.insert(of.versions).select(rows))
}

/** Titles as they stand, empty where there is none: a link's own is that of the default language until another one is written. */
function titlesAt({ site }: WriteCtx, { links, titles, linkId }: Titled, at?: TitleAt): SQL {
  const isDefault = sql`${languages.code} = ${defaultLanguageOf(site)}`
  const own = sql`case when ${isDefault} then ${links.title} else '' end`
  const chosen = at
    ? sql`and ${links.id} = ${at.id} and ${languages.code} = ${at.languageCode}`
    : sql``
  return sql`select ${links.id} as link_id, ${languages.code} as language_code,
      coalesce(nullif(${titles.title}, ''), ${own}) as title, coalesce(${titles.isReviewed}, 1) as is_reviewed,
      coalesce(${titles.origin}, 'human') as origin, ${titles.sourceTitle} as source_title
    from ${links} cross join ${languages}
    left join ${titles} on ${linkId} = ${links.id} and ${titles.languageCode} = ${languages.code}
    where ${links.factoryId} = ${site.factoryId} ${chosen}`
}
