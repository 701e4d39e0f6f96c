import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  footerLinks,
  footerLinkTranslations,
  menuItems,
  menuItemTranslations,
  pageContents,
  pageContentTranslations,
  translations,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

export interface ShellScope {
  factoryId: string
  languageCode: string
  defaultCode: string
}

/** Menu, footer links, footer texts and text overrides of one language, each with the default language's words beside it. */
export async function listShellRows(database: Database, scope: ShellScope) {
  const { build } = database
  const menuDefault = alias(menuItemTranslations, 'menu_default')
  const linkDefault = alias(footerLinkTranslations, 'link_default')
  const textDefault = alias(pageContentTranslations, 'text_default')
  const [menu, links, texts, overrides] = await database.read([
    build
      .select({
        item: menuItems,
        title: menuItemTranslations.title,
        defaultTitle: menuDefault.title,
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
      .orderBy(asc(menuItems.sortOrder)),
    build
      .select({
        link: footerLinks,
        title: footerLinkTranslations.title,
        defaultTitle: linkDefault.title,
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
      .orderBy(asc(footerLinks.sortOrder)),
    build
      .select({
        key: pageContents.contentKey,
        value: pageContentTranslations.contentValue,
        defaultValue: textDefault.contentValue,
      })
      .from(pageContents)
      .leftJoin(
        pageContentTranslations,
        and(
          eq(pageContentTranslations.pageContentId, pageContents.id),
          eq(pageContentTranslations.languageCode, scope.languageCode),
        ),
      )
      .leftJoin(
        textDefault,
        and(
          eq(textDefault.pageContentId, pageContents.id),
          eq(textDefault.languageCode, scope.defaultCode),
        ),
      )
      .where(
        and(
          eq(pageContents.factoryId, scope.factoryId),
          eq(pageContents.pageSlug, 'footer'),
          eq(pageContents.isActive, true),
        ),
      ),
    build
      .select({ key: translations.translationKey, content: translations.content })
      .from(translations)
      .where(
        and(
          eq(translations.factoryId, scope.factoryId),
          eq(translations.languageCode, scope.languageCode),
        ),
      ),
  ])
  return { menu, links, texts, overrides }
}
