import { and, eq, type SQL, sql } from 'drizzle-orm'
import { footerLinks, footerLinkTranslations, languages } from '#db/schema/index.ts'
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

/**
 * Gives the link of this key its title in a language that is known, while it is what its writer saw there. No words: the default
 * title stands there again.
 */
export function titledLink(ctx: Ctx, wish: SaveFooterTitle): Statement {
  const { build } = ctx.database
  const { language, title } = wish
  const seen = isSeen(ctx, wish)
  if (title === '')
    return statementOf(
      build
        .delete(footerLinkTranslations)
        .where(
          and(
            sql`${footerLinkTranslations.footerLinkId} = ${linkId(ctx, wish)}`,
            eq(footerLinkTranslations.languageCode, language),
            seen,
          ),
        ),
    )
  return statementOf(
    build
      .insert(footerLinkTranslations)
      .select(
        sql`select ${footerLinks.id}, ${languages.code}, ${title} from ${footerLinks}, ${languages}
          where ${footerLinks.id} = ${linkId(ctx, wish)} and ${languages.code} = ${language} and ${seen}`,
      )
      .onConflictDoUpdate({
        target: [footerLinkTranslations.footerLinkId, footerLinkTranslations.languageCode],
        set: { title },
      }),
  )
}

function isSeen(ctx: Ctx, wish: SaveFooterTitle): SQL {
  return sql`coalesce((select title from footer_link_translations where footer_link_id = ${linkId(ctx, wish)}
    and language_code = ${wish.language}), '') = ${wish.seen}`
}

function linkId(ctx: Ctx, { section, linkKey }: SaveFooterTitle): SQL {
  return sql`(select id from footer_links where factory_id = ${ctx.site.factoryId}
    and section_key = ${section} and link_key = ${linkKey})`
}
