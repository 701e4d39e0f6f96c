import '#app/styles/team.css'
import { isDay } from '#domain/calendar-day.ts'
import { numbersIn } from '#domain/content.ts'
import { figureLocale } from '#domain/languages.ts'
import { isLinkAddress } from '#domain/links.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ContentText } from './content-text.tsx'
import type { Words } from './words.ts'

/** What others have certified of the factory; nothing where the page names none. */
export function Certificates({ words }: { words: Words }) {
  const numbers = numbersIn(words.texts, 'certificate')
  if (numbers.length === 0) return null
  return (
    <section className="wrap team-section">
      <ContentText as="h2" name="certificates.title" of={words} />
      <ul className="certificates">
        {numbers.map((number) => (
          <Certificate key={number} name={`certificate.${number}`} words={words} />
        ))}
      </ul>
    </section>
  )
}

function Certificate({ name, words }: { name: string; words: Words }) {
  const link = words.texts[`${name}.link`]?.value ?? ''
  const title = <ContentText as="h3" name={`${name}.name`} of={words} />
  return (
    <li className="certificate">
      {isLinkAddress(link) ? (
        <a className="quiet-link" href={link}>
          {title}
        </a>
      ) : (
        title
      )}
      <ContentText as="p" className="certificate-issuer" name={`${name}.issuer`} of={words} />
      <ContentText as="p" className="certificate-text" name={`${name}.text`} of={words} />
      <ValidUntil name={`${name}.validUntil`} words={words} />
    </li>
  )
}

function ValidUntil({ name, words }: { name: string; words: Words }) {
  const day = words.texts[name]?.value ?? ''
  if (!isDay(day)) return null
  const format = new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <p className="certificate-until">
      <ContentText name="certificates.until" of={words} />{' '}
      {/* The server and the browser may know a language's dates in different versions. */}
      <time data-content={`${words.page}.${name}`} dateTime={day} suppressHydrationWarning>
        {format.format(Date.parse(day))}
      </time>
    </p>
  )
}
