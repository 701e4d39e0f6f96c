import type { ProductList } from '#domain/catalog.schema.ts'

/** The edited texts of a page's head; an empty one stays empty. */
export function headingOf(rows: readonly { key: string; text: string }[]): ProductList['heading'] {
  const text = (key: string) => rows.find((row) => row.key === key)?.text ?? ''
  return {
    title: text('title'),
    lede: text('lede'),
    metaTitle: text('metaTitle') || text('title'),
    metaDescription: text('metaDescription') || text('lede'),
  }
}
