import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  announcements,
  announcementTexts,
  footerColors,
  footerLinks,
  footerLinkTranslations,
  menuItems,
  menuItemTranslations,
  themeTokens,
} from '#db/schema/index.ts'
import { contentQuery } from '#server/features/content/content.queries.ts'
import { firstWords } from '#server/features/languages/words.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { ownTextsQuery } from './own-texts.repository.ts'

/**
 * Menu, footer links, footer texts, announcement and own colours of one language, each in the first language that has words for it,
 * and the text overrides of the languages whose words are laid over its catalogue.
 */
export async function listShellRows(database: Database, scope: Scope, laidOver: readonly string[]) {
  const { build } = database
  const menuDefault = alias(menuItemTranslations, 'menu_default')
  const linkDefault = alias(footerLinkTranslations, 'link_default')
  const announcedDefault = alias(announcementTexts, 'announced_default')
  const [menu, links, texts, overrides, colors, theme, announced] = await database.read([
    build
      .select({
        item: menuItems,
        title: firstWords(scope, {
          own: menuItemTranslations.title,
          of: {
            column: menuItemTranslations.title,
            owner: menuItemTranslations.menuItemId,
            id: menuItems.id,
          },
          behind: menuDefault.title,
        }),
      })
      .from(menuItems)
      .leftJoin(
        menuItemTranslations,
        and(
          eq(menuItemTranslations.menuItemId, menuItems.id),
          eq(menuItemTranslations.languageCode, scope.languageCode),
        ),
      )
      .leftJoin(
        menuDefault,
        and(
          eq(menuDefault.menuItemId, menuItems.id),
          eq(menuDefault.languageCode, scope.defaultCode),
        ),
      )
      .where(and(eq(menuItems.factoryId, scope.factoryId), eq(menuItems.isActive, true)))
      .orderBy(asc(menuItems.sortOrder), asc(menuItems.id)),
    build
      .select({
        link: footerLinks,
        title: firstWords(scope, {
          own: footerLinkTranslations.title,
          of: {
            column: footerLinkTranslations.title,
            owner: footerLinkTranslations.footerLinkId,
            id: footerLinks.id,
          },
          behind: linkDefault.title,
        }),
      })
      .from(footerLinks)
      .leftJoin(
        footerLinkTranslations,
        and(
          eq(footerLinkTranslations.footerLinkId, footerLinks.id),
          eq(footerLinkTranslations.languageCode, scope.languageCode),
        ),
      )
      .leftJoin(
        linkDefault,
        and(
          eq(linkDefault.footerLinkId, footerLinks.id),
          eq(linkDefault.languageCode, scope.defaultCode),
        ),
      )
      .where(and(eq(footerLinks.factoryId, scope.factoryId), eq(footerLinks.isActive, true)))
      .orderBy(asc(footerLinks.sortOrder), asc(footerLinks.id)),
    contentQuery(build, { ...scope, pageSlug: 'footer' }),
    ownTextsQuery(build, { factoryId: scope.factoryId, codes: laidOver }),
    build.select().from(footerColors).where(eq(footerColors.factoryId, scope.factoryId)),
    build.select().from(themeTokens).where(eq(themeTokens.factoryId, scope.factoryId)),
    build
      .select({
        row: announcements,
        words: firstWords(scope, {
          own: announcementTexts.text,
          of: {
            column: announcementTexts.text,
            owner: announcementTexts.factoryId,
            id: announcements.factoryId,
          },
          behind: announcedDefault.text,
        }),
      })
      .from(announcements)
      .leftJoin(
        announcementTexts,
        and(
          eq(announcementTexts.factoryId, announcements.factoryId),
          eq(announcementTexts.languageCode, scope.languageCode),
        ),
      )
      .leftJoin(
        announcedDefault,
        and(
          eq(announcedDefault.factoryId, announcements.factoryId),
          eq(announcedDefault.languageCode, scope.defaultCode),
        ),
      )
      .where(eq(announcements.factoryId, scope.factoryId)),
  ])
  return { menu, links, texts, overrides, colors: colors[0], theme, announced: announced[0] }
}
