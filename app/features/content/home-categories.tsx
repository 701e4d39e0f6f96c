import { CategoryTile } from '#app/features/catalog/category-tile.tsx'
import type { Home } from '#domain/content.schema.ts'
import type { OwnSectionProps } from './own-section.ts'
import { SectionHead } from './section-head.tsx'

interface HomeCategoriesProps extends OwnSectionProps {
  categories: Home['categories']
}

/** Every category, the first ones as the largest tiles. */
export function HomeCategories({ words, mark, categories }: HomeCategoriesProps) {
  if (categories.length === 0) return null
  return (
    <section {...mark} className="section-y">
      <div className="wrap">
        <SectionHead
          more="categories.more"
          title="categories.title"
          url="/products"
          words={words}
        />
        <ul className="home-tiles">
          {categories.map((category) => (
            <li key={category.key}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
