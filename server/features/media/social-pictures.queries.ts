import { type SQL, sql } from 'drizzle-orm'
import { media, pageContents, pageContentTranslations, socialPictures } from '#db/schema/index.ts'
import type { Param } from '#server/platform/prepared-query.ts'

/**
 * What the page of a text is shown with where it is shared, as JSON of id, version, width and height; null where it has none. It
 * stands at the title for search engines, and at the page's own where the language has no other. A drawing of other words than are
 * published there is not shown: a table, a file or a plan may have published them, where nobody draws. Of a picture without words,
 * a chosen one or an old drawing, nobody knows that it is another's.
 */
export function sharedPicture(languageCode: Param): SQL<string | null> {
  const hasOther = sql`exists (select 1 from ${pageContents} as other, ${pageContentTranslations} as its
    where other.factory_id = ${pageContents.factoryId} and other.page_slug = ${pageContents.pageSlug}
      and other.content_key = 'metaTitle' and other.is_active = 1
      and its.page_content_id = other.id and its.language_code = ${languageCode} and its.content_value <> '')`
  return sql<
    string | null
  >`case when ${pageContents.contentKey} = 'metaTitle' or (${pageContents.contentKey} = 'title' and not ${hasOther}) then
    (select json_object('id', ${media.id}, 'version', ${media.version}, 'width', ${media.width}, 'height', ${media.height})
      from ${socialPictures}, ${media}
      where ${media.id} = ${socialPictures.mediaId} and ${socialPictures.factoryId} = ${pageContents.factoryId}
        and ${socialPictures.pageSlug} = ${pageContents.pageSlug}
        and ${socialPictures.languageCode} = ${languageCode}
        and (${socialPictures.drawnTitle} is null or ${socialPictures.drawnTitle} = ${pageContentTranslations.contentValue})) end`
}
