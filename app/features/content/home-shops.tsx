import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { numbersIn } from '#domain/content.ts'
import { ContentText } from './content-text.tsx'
import type { OwnSectionProps } from './own-section.ts'
import { useIsSaid } from './use-is-said.ts'
import type { Words } from './words.ts'

/** Where to buy: the first of the factory's own shops. */
export function HomeShops({ words, mark, places }: OwnSectionProps & { places: Words }) {
  const isSaid = useIsSaid(words)
  return (
    <section {...mark} className="section-y">
      <div className="wrap shops">
        <div className="shops-say">
          <ContentText as="h2" name="places.title" of={words} />
          <ContentText as="p" name="places.text" of={words} />
          {isSaid('places.more') && (
            <PageLink className="link" to="/locations">
              <ContentText name="places.more" of={words} />
              <Icon name="arrow-right" size="s" />
            </PageLink>
          )}
        </div>
        <ul>
          {numbersIn(places.texts, 'place').map((number) => (
            <Shop key={number} name={`place.${number}`} places={places} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Shop({ name, places }: { name: string; places: Words }) {
  return (
    <li className="shop">
      <ContentText as="strong" name={`${name}.name`} of={places} />
      <span>
        <ContentText as="bdi" name={`${name}.street`} of={places} />
        <span>, </span>
        <ContentText as="bdi" name={`${name}.city`} of={places} />
      </span>
      <ContentText className="shop-hours" name={`${name}.hours`} of={places} />
    </li>
  )
}
