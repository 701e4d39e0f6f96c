import { type SQL, sql } from 'drizzle-orm'
import { media, pageContents, pageContentTranslations, socialPictures } from '#db/schema/index.ts'

/**
 * What the page of a text is shown with where it is shared, as JSON of id, version, width and height; null where it has none. It
 * stands at both titles: a page without one for search engines is shown with its own. A drawing of other words than are published
 * there is not shown: a table, a file or a plan may have published them, where nobody draws.
 */
export function sharedPicture(languageCode: string): SQL<string | null> {
  return sql<string | null>`case when ${pageContents.contentKey} in ('metaTitle', 'title') then
    (select json_object('id', ${media.id}, 'version', ${media.version}, 'width', ${media.width}, 'height', ${media.height})
      from ${socialPictures}, ${media}
      where ${media.id} = ${socialPictures.mediaId} and ${socialPictures.factoryId} = ${pageContents.factoryId}
        and ${socialPictures.pageSlug} = ${pageContents.pageSlug}
        and ${socialPictures.languageCode} = ${languageCode}
        and (${socialPictures.drawnTitle} is null or ${socialPictures.drawnTitle} = ${pageContentTranslations.contentValue})) end`
}
