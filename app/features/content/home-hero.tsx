import { packshot } from '#app/ui/packshot.ts'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { MediaPicture } from '#app/ui/media-picture.tsx'
import type { ShownPicture } from '#domain/sections.schema.ts'
import type { ProductImage } from '#domain/product-card.schema.ts'
import { ContentText } from './content-text.tsx'
import type { OwnSectionProps } from './own-section.ts'
import { useIsSaid } from './use-is-said.ts'

/** From the back of the shelf to its front; where each stands is in hero.css. The second is the tall one that the page is measured by. */
const sizes = [
  [350, 165],
  [440, 207],
  [306, 144],
  [240, 113],
  [270, 127],
].map(([wide, narrow]) => `(min-width: 48rem) ${wide}px, ${narrow}px`)

interface HomeHeroProps extends OwnSectionProps {
  packs: readonly ProductImage[]
  /** The factory's own, in place of the packs. */
  picture: ShownPicture | undefined
  /** Where the button leads; null: to the products. */
  url: string | null
}

/** One promise and one picture. */
export function HomeHero({ words, mark, packs, picture, url }: HomeHeroProps) {
  const isSaid = useIsSaid(words)
  return (
    <section {...mark} className="hero">
      <div className="hero-panel wrap">
        <div className="hero-say">
          <ContentText as="h1" name="hero.title" of={words} />
          <ContentText as="p" name="hero.text" of={words} />
          {isSaid('hero.primary') && (
            <ContentLink className={lookOf({ size: 'l' })} url={url ?? '/products'}>
              <ContentText name="hero.primary" of={words} />
            </ContentLink>
          )}
        </div>
        {picture ? (
          <div className="hero-set hero-own">
            <MediaPicture
              alt={picture.alt}
              load="eager"
              picture={picture}
              sizes="(min-width: 48rem) 600px, 100vw"
            />
          </div>
        ) : (
          <div className="hero-set">
            <span className="hero-sun" />
            {packs.map((pack, at) => (
              <Picture
                {...packshot(pack)}
                alt=""
                className={`hero-pack-${at + 1}`}
                height={768}
                // oxlint-disable-next-line react/no-array-index-key -- a place on the shelf, which two products with one picture may share
                key={at}
                load={at === 1 || packs.length === 1 ? 'eager' : 'lazy'}
                sizes={sizes[at]}
                width={640}
              />
            ))}
          </div>
        )}
        {isSaid('hero.fact') && (
          <p className="hero-fact">
            <Icon name="truck" />
            <ContentText name="hero.fact" of={words} />
          </p>
        )}
      </div>
    </section>
  )
}
