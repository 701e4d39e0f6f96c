import { type SQL, sql } from 'drizzle-orm'
import { footerLinks, languages } from '#db/schema/index.ts'
import type { SaveFooterTitle } from '#domain/navigation.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Makes the row of a link that has none, in a language that is known: with the order 0, active, and these words as its default title. */
export function firstSavedLink(ctx: Ctx, link: SaveFooterTitle & { id: string }): Statement {
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  // The columns in the table's own order, as SQLite takes them.
  const row = sql`select ${link.id}, ${ctx.site.factoryId}, ${link.section}, ${link.linkKey}, ${link.title},
    ${link.url}, 0, 0, 1, 1, ${now}, ${by}, ${now}, ${by} from ${languages}
    where ${languages.code} = ${link.language}`
  return statementOf(ctx.database.build.insert(footerLinks).select(row).onConflictDoNothing())
}

/** Holds once a link has been made by the batch that knows its id. */
export function isMade({ site }: Ctx, id: string): SQL {
  return sql`exists (select 1 from ${footerLinks}
    where ${footerLinks.id} = ${id} and ${footerLinks.factoryId} = ${site.factoryId})`
}

/** The link of this key, as a query that answers its id. */
export function linkOfKey(
  ctx: Ctx,
  { section, linkKey }: Pick<SaveFooterTitle, 'section' | 'linkKey'>,
): SQL {
  return sql`(select id from footer_links where factory_id = ${ctx.site.factoryId}
    and section_key = ${section} and link_key = ${linkKey})`
}
