import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ContentText } from './content-text.tsx'
import type { Words } from './words.ts'

/** From the back of the shelf to its front; where each stands is in hero.css. The tall one is what the page is measured by. */
const packs = [
  { product: 'rye-crispbread', place: 'hero-crispbread', sizes: '(min-width: 48rem) 350px, 165px' },
  { product: 'apple-juice', place: 'hero-juice', sizes: '(min-width: 48rem) 440px, 207px' },
  { product: 'aged-farm-cheese', place: 'hero-cheese', sizes: '(min-width: 48rem) 306px, 144px' },
  { product: 'heather-honey', place: 'hero-honey', sizes: '(min-width: 48rem) 240px, 113px' },
  { product: 'blueberry-jam', place: 'hero-jam', sizes: '(min-width: 48rem) 270px, 127px' },
]

/** One promise and one picture. */
export function HomeHero({ words }: { words: Words }) {
  return (
    <section className="hero">
      <div className="hero-panel wrap">
        <div className="hero-say">
          <ContentText as="h1" name="hero.title" of={words} />
          <ContentText as="p" name="hero.text" of={words} />
          <ButtonLink size="l" to="/products">
            <ContentText name="hero.primary" of={words} />
          </ButtonLink>
        </div>
        <div className="hero-set">
          <span className="hero-sun" />
          {packs.map(({ product, place, sizes }) => (
            <Picture
              alt=""
              className={place}
              height={768}
              key={product}
              load={product === 'apple-juice' ? 'eager' : 'lazy'}
              sizes={sizes}
              src={`/pictures/${product}-640.webp`}
              width={640}
            />
          ))}
        </div>
        <p className="hero-fact">
          <Icon name="truck" />
          <ContentText name="hero.fact" of={words} />
        </p>
      </div>
    </section>
  )
}
