import type { ProductPictures } from '#domain/product-pictures.schema.ts'
import type { findProductRows } from './products.repository.ts'

type Rows = Pick<Awaited<ReturnType<typeof findProductRows>>, 'images'>

/** A product's pictures with what the library says of them, as its editors see them. */
export function picturesView({ images }: Rows): ProductPictures {
  return images.map(({ row, mediaId, mediaRev, isDecorative, altTexts }) => ({
    id: row.id,
    mediaId,
    originalUrl: row.originalUrl,
    processedUrl: row.processedUrl,
    widths: row.widths,
    width: row.width,
    height: row.height,
    isPrimary: row.isPrimary,
    altTexts: altTexts ? (JSON.parse(altTexts) as Record<string, string>) : {},
    isDecorative: isDecorative ?? false,
    mediaRev,
  }))
}
