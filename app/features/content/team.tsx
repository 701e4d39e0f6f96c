import '#app/styles/team.css'
import { numbersIn } from '#domain/content.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MediaPicture } from '#app/ui/media-picture.tsx'
import { ContentText, markOf } from './content-text.tsx'
import type { Words } from './words.ts'

const root = getRouteApi('__root__')

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
  return (
    <li className="person">
      <Portrait name={`${name}.picture`} words={words} />
      <ContentText as="h3" name={`${name}.name`} of={words} />
      <ContentText as="p" className="person-role" name={`${name}.role`} of={words} />
      <ContentText as="p" className="person-text" name={`${name}.text`} of={words} />
    </li>
  )
}

/** Silent, as the name stands beside it; its place alone where none is chosen and one can be. */
function Portrait({ name, words: { page, texts } }: { name: string; words: Words }) {
  const { language, languages } = root.useLoaderData()
  const isWritten = languages.some(({ code, isDefault }) => isDefault && code === language.code)
  const showsEmpty = useEmptyPlaces() && isWritten
  const text = texts[name]
  const mark = markOf(page, name, text)
  if (text?.portrait)
    return (
      <MediaPicture
        alt=""
        data-content={mark['data-content']}
        picture={{ ...text.portrait, isDecorative: true }}
        sizes="240px"
      />
    )
  return showsEmpty ? (
    <span {...mark} className="person-no-picture">
      <Icon name="image" />
    </span>
  ) : null
}
