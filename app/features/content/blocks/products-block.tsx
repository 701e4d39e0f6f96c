import { ProductGrid } from '#app/features/catalog/product-card.tsx'
import { BlockLink } from './block-link.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockText } from './block-text.tsx'

/** Products as cards: some that were chosen, or a category's best. */
export function ProductsBlock({ section, words }: BlockProps<'products'>) {
  const { products, settings } = section
  return (
    <div className="wrap">
      <div className="section-head">
        <BlockText as="h2" name="title" of={words} section={section} />
        <BlockLink look="link" name="more" of={words} section={section} url={settings.url} />
      </div>
      {products && <ProductGrid products={products} />}
    </div>
  )
}
