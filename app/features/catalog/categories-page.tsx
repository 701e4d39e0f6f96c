import { useLingui } from '@lingui/react/macro'
import type { Categories } from '#domain/catalog.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { CategoryTile } from './category-tile.tsx'
import { ListIntro } from './list-intro.tsx'

/** Every category of the catalogue, as tiles. */
export function CategoriesPage({ heading, categories }: Categories) {
  const { t } = useLingui()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: heading.title }]} />
      <div className="list-head">
        <ListIntro {...heading} />
      </div>
      <ul className="category-tiles">
        {categories.map((category, index) => (
          <li key={category.key}>
            <CategoryTile category={category} level="h2" load={index < 3 ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
    </div>
  )
}
