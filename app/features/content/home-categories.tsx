import { CategoryTile } from '#app/features/catalog/category-tile.tsx'
import type { Home } from '#domain/content.schema.ts'
import { SectionHead } from './section-head.tsx'
import type { Words } from './words.ts'

interface HomeCategoriesProps {
  words: Words
  categories: Home['categories']
}

/** Every category, the first ones as the largest tiles. */
export function HomeCategories({ words, categories }: HomeCategoriesProps) {
  return (
    <section className="section-y">
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
