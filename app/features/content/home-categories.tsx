import { Plural } from '@lingui/react/macro'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Home } from '#server/features/content/home.service.ts'
import { SectionHead } from './section-head.tsx'
import type { Words } from './words.ts'

type Category = Home['categories'][number]

/** The categories as tiles: a picture of what sells best in each, and how much there is. */
export function HomeCategories({ words, categories }: { words: Words; categories: Category[] }) {
  return (
    <section className="section-y">
      <div className="wrap">
        <SectionHead
          more="categories.more"
          title="categories.title"
          url="/products"
          words={words}
        />
        <ul className="tiles">
          {categories.map((category) => (
            <Tile category={category} key={category.key} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Tile({
  category: { slug, name, description, tint, count, image },
}: {
  category: Category
}) {
  return (
    <li className={`tile tint-${tint}`}>
      <h3>
        <ContentLink url={`/categories/${slug}`}>{name}</ContentLink>
      </h3>
      <p>
        <Plural one="# product" other="# products" value={count} />
      </p>
      <p className="tile-text">{description}</p>
      {image && (
        <Picture
          alt=""
          height={768}
          sizes="(min-width: 60rem) 340px, 228px"
          src={image.src}
          width={640}
        />
      )}
      <span className="tile-go">
        <Icon name="arrow-right" />
      </span>
    </li>
  )
}
