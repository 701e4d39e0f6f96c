import type { ProductList } from '#domain/catalog.schema.ts'
import {
  sharedPictureOf,
  shownText,
  type TextRow,
} from '#server/features/content/content.queries.ts'

/** The edited texts of a page's head; an empty one stays empty. */
export function headingOf(rows: readonly TextRow[]): ProductList['heading'] {
  const text = (key: string) => shownText(rows.find((each) => each.key === key))
  const picture = rows.find(({ picture: found }) => found)?.picture
  return {
    title: text('title'),
    lede: text('lede'),
    metaTitle: text('metaTitle') || text('title'),
    metaDescription: text('metaDescription') || text('lede'),
    ...(picture ? { picture: sharedPictureOf(picture) } : {}),
  }
}
