import '#app/styles/team.css'
import { numbersIn } from '#domain/content.ts'
import { sourcesOf } from '#domain/media.ts'
import { Picture } from '#app/ui/picture.tsx'
import { ContentText } from './content-text.tsx'
import type { Words } from './words.ts'

/** The people of the factory; nothing where the page names none. */
export function Team({ words }: { words: Words }) {
  const numbers = numbersIn(words.texts, 'person')
  if (numbers.length === 0) return null
  return (
    <section className="wrap team-section">
      <ContentText as="h2" name="team.title" of={words} />
      <ul className="team">
        {numbers.map((number) => (
          <Person key={number} name={`person.${number}`} words={words} />
        ))}
      </ul>
    </section>
  )
}

function Person({ name, words }: { name: string; words: Words }) {
  const picture = words.texts[`${name}.picture`]?.value ?? ''
  const sources = sourcesOf(picture)
  return (
    <li className="person">
      {sources && (
        // The name stands beside it.
        <Picture alt="" height={240} sizes="240px" src={picture} srcSet={sources} width={240} />
      )}
      <ContentText as="h3" name={`${name}.name`} of={words} />
      <ContentText as="p" className="person-role" name={`${name}.role`} of={words} />
      <ContentText as="p" className="person-text" name={`${name}.text`} of={words} />
    </li>
  )
}
