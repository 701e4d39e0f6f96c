import { sql } from 'drizzle-orm'
import { footerLinks, footerLinkTranslations, languages } from '#db/schema/index.ts'
import type { SaveFooterTitle } from '#domain/navigation.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Makes the row of a link that has none: with the order 0, active, and these words as its default title. */
export function firstSavedLink(ctx: Ctx, link: SaveFooterTitle & { id: string }): Statement {
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  return statementOf(
    ctx.database.build
      .insert(footerLinks)
      .values({
        id: link.id,
        factoryId: ctx.site.factoryId,
        sectionKey: link.section,
        linkKey: link.linkKey,
        title: link.title,
        url: link.url,
        sortOrder: 0,
        isActive: true,
        createdAt: now,
        createdBy: by,
        updatedAt: now,
        updatedBy: by,
      })
      .onConflictDoNothing(),
  )
}

/** Gives the link of this key its title in a language that is known. */
export function titledLink(
  ctx: Ctx,
  { section, linkKey, language, title }: SaveFooterTitle,
): Statement {
  return statementOf(
    ctx.database.build
      .insert(footerLinkTranslations)
      .select(
        sql`select ${footerLinks.id}, ${languages.code}, ${title} from ${footerLinks}, ${languages}
          where ${footerLinks.factoryId} = ${ctx.site.factoryId} and ${footerLinks.sectionKey} = ${section}
            and ${footerLinks.linkKey} = ${linkKey} and ${languages.code} = ${language}`,
      )
      .onConflictDoUpdate({
        target: [footerLinkTranslations.footerLinkId, footerLinkTranslations.languageCode],
        set: { title },
      }),
  )
}
