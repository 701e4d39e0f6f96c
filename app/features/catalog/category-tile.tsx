import { Plural } from '@lingui/react/macro'
import type { CategoryTile as Tile } from '#domain/catalog.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { packshot } from '#app/ui/packshot.ts'
import { useRowMark } from '#app/ui/row-mark.ts'

interface CategoryTileProps {
  category: Tile
  level?: 'h2' | 'h3'
  load?: 'eager' | 'lazy'
}

/** A category as a large tile: its name, how much there is of it, and the picture of its best seller. */
export function CategoryTile({ category, level: Name = 'h3', load = 'lazy' }: CategoryTileProps) {
  const { key, slug, name, count, image, tint } = category
  const mark = useRowMark()
  return (
    <PageLink className={`category-tile tint-${tint}`} to={`/categories/${slug}`}>
      <Name {...mark?.(`@categories/${key}`, 'name', name)}>{name}</Name>
      <p>
        <Plural one="# product" other="# products" value={count} />
      </p>
      {image && (
        <Picture {...packshot(image)} alt="" load={load} sizes="(min-width: 761px) 300px, 200px" />
      )}
      <span className="category-go">
        <Icon name="arrow-right" />
      </span>
    </PageLink>
  )
}
