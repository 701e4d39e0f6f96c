import { ProductGrid } from '#app/features/catalog/product-card.tsx'
import type { Home } from '#domain/content.schema.ts'
import { SectionHead } from './section-head.tsx'
import type { Words } from './words.ts'

/** What sells best. */
export function HomeBest({ words, products }: { words: Words; products: Home['bestSellers'] }) {
  return (
    <section className="home-best">
      <div className="wrap">
        <SectionHead more="best.more" title="best.title" url="/products" words={words} />
        <ProductGrid products={products} />
      </div>
    </section>
  )
}
