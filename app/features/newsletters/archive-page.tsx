import styles from '#app/styles/newsletter.css?url'
import { Trans } from '@lingui/react/macro'
import type { Archive, Archived } from '#domain/subscriptions.schema.ts'
import { ContentText } from '#app/features/content/content-text.tsx'
import { useForeignLanguage } from '#app/features/content/words.ts'
import { MediaPicture } from '#app/ui/media-picture.tsx'
import { pageAddress } from '#app/ui/page-link.tsx'
import { Asked, NotAsked } from './asked.tsx'
import { LetterDay } from './letter-day.tsx'
import { usePlainAnswer } from './plain-answer.ts'
import { SignUpBand } from './sign-up-band.tsx'

/** All public newsletters, the last first, and the form that asks for the next. `asked` is what came of a form without scripts. */
export function ArchivePage({ archive, asked }: { archive: Archive; asked: string | undefined }) {
  const of = { page: 'newsletter', texts: archive.texts }
  const refusal = usePlainAnswer(asked)
  const said = asked === 'yes' ? <Asked /> : refusal && <NotAsked message={refusal} />
  return (
    <>
      <link href={styles} precedence="newsletter" rel="stylesheet" />
      <div className="wrap letters">
        <ContentText as="h1" className="letters-title" name="title" of={of} />
        <ContentText as="p" className="letters-lede" name="lede" of={of} />
        {archive.letters.length === 0 ? (
          <p className="letters-none">
            <Trans>No letter has been sent yet. Sign up, and the first one comes to you.</Trans>
          </p>
        ) : (
          <ul className="letters-list">
            {archive.letters.map((letter) => (
              <ArchivedLetter key={letter.url} letter={letter} />
            ))}
          </ul>
        )}
      </div>
      <SignUpBand key={asked} said={said} source="archive" words={archive.signUp} />
    </>
  )
}

function ArchivedLetter({ letter }: { letter: Archived }) {
  const language = useForeignLanguage(letter.languageCode)
  const { picture } = letter
  return (
    <li className="letters-item">
      <span className="letters-picture">
        {picture && (
          <MediaPicture
            alt=""
            picture={{ ...picture, isDecorative: true }}
            sizes="(min-width:761px) 400px,92vw"
          />
        )}
      </span>
      <LetterDay at={letter.at} />
      <h2 {...language}>
        <a href={pageAddress(`/newsletter/${letter.url}`)}>{letter.subject}</a>
      </h2>
      <p {...language}>{letter.preheader}</p>
    </li>
  )
}
