import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShownSection } from '#domain/sections.schema.ts'
import { ProductGrid } from '#app/features/catalog/product-card.tsx'
import { BlockHtml, BlockText } from '#app/features/content/blocks/block-text.tsx'
import { BlockLink } from '#app/features/content/blocks/block-link.tsx'
import { BlockPicture } from '#app/features/content/blocks/block-picture.tsx'
import type { Words } from '#app/features/content/words.ts'
import { ContentLink } from '#app/ui/content-link.tsx'

interface LetterBlockProps {
  section: ShownSection
  words: Words
  /** When prices and stock were read. */
  live: ReactNode
  /** The products that were there when the newsletter was sent, and are not now. */
  soldOut: readonly string[]
}

/** One block of a newsletter on its web page. The way out is a mail's: here its note alone is shown. */
export function LetterBlock({ section, words: of, live, soldOut }: LetterBlockProps) {
  if (section.kind === 'letter-heading')
    return (
      <div className="letter-body">
        <div />
        <BlockText as="h2" name="title" of={of} section={section} />
      </div>
    )
  if (section.kind === 'letter-text')
    return (
      <div className="letter-body">
        <div />
        <div className="letter-text">
          <BlockHtml name="text" of={of} section={section} />
        </div>
      </div>
    )
  if (section.kind === 'letter-picture') {
    const picture = (
      <BlockPicture picture={section.pictures?.[0]} sizes="(min-width:1280px) 1216px,92vw" />
    )
    const { url } = section.settings
    return (
      <figure className="letter-picture">
        {url ? (
          <ContentLink isExternal={/^https?:/iu.test(url)} url={url}>
            {picture}
          </ContentLink>
        ) : (
          picture
        )}
        <figcaption>
          <BlockText name="caption" of={of} section={section} />
        </figcaption>
      </figure>
    )
  }
  if (section.kind === 'letter-products') {
    const { products = [] } = section
    const gone = products.filter(({ id }) => soldOut.includes(id))
    return (
      <section className="letter-goods">
        <header>
          <BlockText as="h2" name="title" of={of} section={section} />
          <p className="letter-live num">
            <Trans>Price and stock now, {live}</Trans>
          </p>
        </header>
        <ProductGrid columns={products.length === 3 ? 3 : 4} products={products} />
        {gone.length > 0 && (
          <p className="letter-gone">
            <Trans>Sold out since the letter was sent:</Trans>{' '}
            <bdi>{gone.map(({ name }) => name).join(', ')}</bdi>
          </p>
        )}
      </section>
    )
  }
  if (section.kind === 'letter-button')
    return (
      <div className="letter-body">
        <div />
        <p>
          <BlockLink name="label" of={of} section={section} url={section.settings.url} />
        </p>
      </div>
    )
  if (section.kind === 'letter-divider') return <hr className="letter-rule" />
  if (section.kind === 'letter-unsubscribe')
    return (
      <div className="letter-body">
        <div />
        <BlockText as="p" className="letter-bye" name="note" of={of} section={section} />
      </div>
    )
  return null
}
