import type { ProductImage } from '#domain/product-card.schema.ts'

/**
 * What a `Picture` shows of a packshot: 5 to 6, transparent, standing on the shelf that its frame draws; offered in the widths that it
 * exists in.
 */
export function packshot(image: Pick<ProductImage, 'src'> & { widths: readonly number[] }) {
  return { src: image.src, srcSet: srcSetOf(image), height: 720, width: 600 }
}

/** The address holds one of the widths, as `…-640.webp` or `/media/…/640`; the others differ in this number alone. */
function srcSetOf({ src, widths }: { src: string; widths: readonly number[] }): string | undefined {
  const own = widths.map((width) => new RegExp(`(?<=[/-])${width}(?=\\.|$)`, 'u'))
  const found = own.find((each) => each.test(src))
  if (!found) return undefined
  return widths.map((width) => `${src.replace(found, String(width))} ${width}w`).join(', ')
}
