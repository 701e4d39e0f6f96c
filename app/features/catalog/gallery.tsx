import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Product } from '#domain/product.schema.ts'
import { Picture } from '#app/ui/picture.tsx'
import { packshot } from '#app/ui/packshot.ts'

const mainSizes =
  '(min-width: 1280px) 610px, (min-width: 961px) 48vw, (min-width: 761px) 46vw, 94vw'

/** The pictures of a product: one large, the others as thumbs. Without scripts a thumb opens its picture. */
export function Gallery({
  product: { name, images },
}: {
  product: Pick<Product, 'name' | 'images'>
}) {
  const { t } = useLingui()
  const [shown, setShown] = useState(0)
  const picture = images[shown] ?? images[0]
  return (
    <div className="gallery">
      <div className="gallery-main">
        {picture && (
          <Picture
            {...packshot(picture)}
            alt={picture.alt ?? name}
            key={picture.src}
            load="eager"
            sizes={mainSizes}
          />
        )}
      </div>
      {images.length > 1 && (
        <ul className="gallery-thumbs">
          {images.map((image, index) => {
            const number = index + 1
            return (
              <li key={image.src}>
                <a
                  aria-current={index === shown ? 'true' : undefined}
                  aria-label={t`Picture ${number} of ${name}`}
                  href={image.src}
                  onClick={(event) => {
                    event.preventDefault()
                    setShown(index)
                  }}
                >
                  <Picture {...packshot(image)} alt="" sizes="80px" />
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
