import type { ProductImage } from '#domain/product-card.schema.ts'
import { Picture } from '#app/ui/picture.tsx'

interface ProductPictureProps {
  image: Pick<ProductImage, 'src'> & { widths: readonly number[] }
  alt: string
  sizes: string
  load?: 'eager' | 'lazy'
  className?: string
}

/** A packshot: 5 to 6, transparent, standing on the shelf that its frame draws. Offered in the widths that it exists in. */
export function ProductPicture({ image, ...rest }: ProductPictureProps) {
  const srcSet = srcSetOf(image)
  return (
    <Picture {...rest} {...(srcSet ? { srcSet } : {})} height={720} src={image.src} width={600} />
  )
}

/** The address holds one of the widths; the others differ in this number alone. */
function srcSetOf({ src, widths }: ProductPictureProps['image']): string | undefined {
  const own = widths.find((width) => src.includes(`-${width}.`))
  if (!own) return undefined
  return widths.map((width) => `${src.replace(`-${own}.`, `-${width}.`)} ${width}w`).join(', ')
}
