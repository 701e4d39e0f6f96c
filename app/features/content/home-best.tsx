import { ProductGrid } from '#app/features/catalog/product-card.tsx'
import type { Home } from '#domain/content.schema.ts'
import type { OwnSectionProps } from './own-section.ts'
import { SectionHead } from './section-head.tsx'

interface HomeBestProps extends OwnSectionProps {
  products: Home['bestSellers']
}

/** What sells best; nothing before anything is sold. */
export function HomeBest({ words, mark, products }: HomeBestProps) {
  if (products.length === 0) return null
  return (
    <section {...mark} className="home-best">
      <div className="wrap">
        <SectionHead more="best.more" title="best.title" url="/products" words={words} />
        <ProductGrid products={products} />
      </div>
    </section>
  )
}
