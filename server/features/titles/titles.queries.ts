import { and, eq, type SQL, sql } from 'drizzle-orm'
import {
  footerLinks,
  footerLinkTranslations,
  footerTitleVersions,
  languages,
  menuItems,
  menuItemTranslations,
  menuTitleVersions,
} from '#db/schema/index.ts'
import type { VersionOrigin } from '#domain/editing.ts'
import type { MadeTitle } from '#domain/link-titles.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { Param } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Links whose titles are translated: of the menu, and of the footer. */
export const menuTitles = {
  links: menuItems,
  titles: menuItemTranslations,
  linkId: menuItemTranslations.menuItemId,
  versions: menuTitleVersions,
} as const
export const footerTitles = {
  links: footerLinks,
  titles: footerLinkTranslations,
  linkId: footerLinkTranslations.footerLinkId,
  versions: footerTitleVersions,
} as const
export type Titled = typeof menuTitles | typeof footerTitles

/** Every title of these links in every language, and what each was made from. */
export function titlesQuery(
  build: Database['build'],
  { links, titles, linkId }: Titled,
  factoryId: string,
) {
  return build
    .select({
      linkId: sql<string>`${linkId}`.as('link_id'),
      languageCode: titles.languageCode,
      title: titles.title,
      isReviewed: titles.isReviewed,
      sourceTitle: titles.sourceTitle,
    })
    .from(titles)
    .innerJoin(links, eq(links.id, linkId))
    .where(eq(links.factoryId, factoryId))
}

/** A title in a language; no words: the default title stands there again. */
export interface NewTitle {
  /** The link, or a query that answers it. */
  id: string | SQL
  languageCode: string
  title: string
  /** The source title that its writer saw, null where nobody knows; the one that stands there where it is left out. */
  source?: string | null | undefined
  isReviewed?: boolean | undefined
  origin?: VersionOrigin
}

interface SentLink {
  id: string
  titles: Readonly<Record<string, string>>
  made?: Readonly<Record<string, MadeTitle>> | undefined
}

/** The titles that a link was sent with: each made from what is said of it, or else from the source that is sent beside it. */
export function sentTitles({ id, titles, made }: SentLink, source: string): NewTitle[] {
  return Object.entries(titles).map(([languageCode, title]) => {
    const { sourceTitle, isReviewed } = made?.[languageCode] ?? { sourceTitle: source }
    return { id, languageCode, title, source: sourceTitle, isReviewed }
  })
}

/** Writes a title that was sent with its whole list: one that is as it was stays what it was made from. */
export function listedTitle(ctx: Ctx, of: Titled, title: NewTitle): Statement {
  return savedTitle(ctx, of, title, sql`${of.titles.title} <> excluded.title`)
}

/** Writes a title that somebody has written or looked at by itself; nothing where it is all that already. */
export function writtenTitle(
  ctx: Pick<Ctx, 'database' | 'site'>,
  of: Titled,
  title: NewTitle,
): Statement {
  const { titles } = of
  const isOther = sql`(${titles.title} <> excluded.title or ${titles.isReviewed} <> excluded.is_reviewed
    or ${titles.sourceTitle} is not excluded.source_title)`
  return savedTitle(ctx, of, title, isOther)
}

function savedTitle(
  ctx: Pick<Ctx, 'database' | 'site'>,
  of: Titled,
  { id, languageCode, title, source, isReviewed = true, origin = 'human' }: NewTitle,
  isOther: SQL,
): Statement {
  const { build } = ctx.database
  const { links, titles, linkId } = of
  const isOurs = and(sql`${links.id} = ${id}`, eq(links.factoryId, ctx.site.factoryId))
  if (title === '')
    return statementOf(
      build
        .delete(titles)
        .where(
          and(
            sql`${linkId} = (select ${links.id} from ${links} where ${isOurs})`,
            eq(titles.languageCode, languageCode),
          ),
        ),
    )
  const defaultCode = defaultLanguageOf(ctx.site)
  const madeFrom =
    languageCode === defaultCode
      ? null
      : source === undefined
        ? sourceTitle(of, defaultCode)
        : source
  return statementOf(
    build
      .insert(titles)
      .select(
        sql`select ${links.id}, ${languages.code}, ${title}, ${isReviewed ? 1 : 0}, ${origin}, ${madeFrom}
          from ${links}, ${languages} where ${isOurs} and ${languages.code} = ${languageCode}`,
      )
      .onConflictDoUpdate({
        target: [linkId, titles.languageCode],
        set: {
          title: sql`excluded.title`,
          isReviewed: sql`excluded.is_reviewed`,
          origin: sql`excluded.origin`,
          sourceTitle: sql`excluded.source_title`,
        },
        setWhere: isOther,
      }),
  )
}

/** The title that the others of a link are made from: the default language's, else its own. */
export function sourceTitle(of: Titled, defaultCode: Param | SQL): SQL {
  const { links } = of
  return sql`coalesce(nullif(${titleIn(of, sql`${links.id}`, defaultCode)}, ''), ${links.title})`
}

function titleIn({ titles, linkId }: Titled, id: SQL, languageCode: Param | SQL): SQL {
  return sql`(select its.title from ${titles} as its
    where its.${sql.identifier(linkId.name)} = ${id} and its.language_code = ${languageCode})`
}
