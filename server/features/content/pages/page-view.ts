import { pageState } from '#domain/pages.ts'
import type { EditablePage, EditablePages } from '#domain/pages.schema.ts'
import type { PagesFound } from './pages.repository.ts'

/** The pages as their editors see them. */
export function pagesOf({ rows, addresses, titles }: PagesFound): EditablePages {
  const addressesOf = Map.groupBy(addresses, ({ pageId }) => pageId)
  const titlesOf = Map.groupBy(titles, ({ key }) => key)
  return {
    pages: rows.map(({ isPublished, updatedBy, ...row }) => ({
      ...row,
      isRemoved: !isPublished,
      updatedBy: updatedBy ?? '',
      languages: (addressesOf.get(row.id) ?? []).map((address) => ({
        code: address.languageCode,
        slug: address.slug,
        state: pageState(address),
        publishAt: address.publishAt,
        unpublishAt: address.unpublishAt,
        isIndexed: address.isIndexed,
      })),
      titles: Object.fromEntries(
        (titlesOf.get(row.key) ?? []).map(({ languageCode, title }) => [languageCode, title]),
      ),
    })),
  }
}

/** One of them; undefined where there is no such page. */
export function pageOf(found: PagesFound, id: string): EditablePage | undefined {
  return pagesOf(found).pages.find((page) => page.id === id)
}
