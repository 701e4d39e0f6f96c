import { DataScript } from '#app/ui/data-script.tsx'
import { numbersIn } from '#domain/content.ts'
import { shopFacts } from './content-facts.ts'
import { ContentText } from './content-text.tsx'
import { PageIntro } from './page-intro.tsx'
import { PageSections } from './page-sections.tsx'
import { PhoneLink } from './phone-link.tsx'
import type { Words } from './words.ts'

/** Places with their address, and hours and telephone where they have some. */
export function PlacesPage({ words }: { words: Words }) {
  const shops = shopFacts(words.texts)
  return (
    <div className="page-end">
      {shops && <DataScript data={shops} key={`data ${words.page}`} />}
      <PageIntro words={words} />
      <Places words={words} />
      <PageSections words={words} />
    </div>
  )
}

/** The places that the factory wrote on the page itself; nothing where it wrote none. */
export function Places({ words }: { words: Words }) {
  const numbers = numbersIn(words.texts, 'place')
  if (numbers.length === 0) return null
  return (
    <ul className="wrap places">
      {numbers.map((number) => (
        <Place key={number} name={`place.${number}`} words={words} />
      ))}
    </ul>
  )
}

function Place({ name, words }: { name: string; words: Words }) {
  const phone = words.texts[`${name}.phone`]?.value
  return (
    <li className="place">
      <ContentText as="h2" name={`${name}.name`} of={words} />
      <address>
        <ContentText as="bdi" name={`${name}.street`} of={words} />
        <ContentText as="bdi" name={`${name}.city`} of={words} />
        {phone && <PhoneLink name={`${name}.phone`} number={phone} page={words.page} />}
      </address>
      <ContentText as="p" className="place-hours" name={`${name}.hours`} of={words} />
      <ContentText as="p" className="place-note" name={`${name}.note`} of={words} />
    </li>
  )
}
