import styles from '#app/styles/newsletter.css?url'
import { Trans } from '@lingui/react/macro'
import type { PublicLetter } from '#domain/subscriptions.schema.ts'
import { ContentText } from '#app/features/content/content-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { LetterBlock } from './letter-block.tsx'
import { LetterLanguages } from './letter-languages.tsx'
import { LetterDay } from './letter-day.tsx'
import { SignUpBand } from './sign-up-band.tsx'

/** A newsletter as a page: its words as they were sent or are edited since, its goods with the prices and the stock of now. */
export function LetterPage({ letter }: { letter: PublicLetter }) {
  const { page, texts, sections = [], sentAt, readAt, soldOut } = letter
  const words = { page, texts }
  return (
    <>
      <link href={styles} precedence="newsletter" rel="stylesheet" />
      <article className="wrap letter">
        <div className="letter-strip">
          <PageLink to="/newsletter">{letter.list}</PageLink>
          {sentAt === null && (
            <span className="letter-draft">
              <Trans>Draft, not sent yet</Trans>
            </span>
          )}
          <LetterLanguages codes={letter.languageCodes} />
        </div>
        <div className="letter-body">
          <aside className="letter-by">
            <b>
              <bdi>{letter.fromName}</bdi>
            </b>
            {sentAt !== null && <LetterDay at={sentAt} />}
          </aside>
          <div>
            <ContentText as="h1" name="subject" of={words} />
            <ContentText as="p" className="letter-lede" name="preheader" of={words} />
          </div>
        </div>
        {sections.map((section) => (
          <LetterBlock
            key={section.number}
            live={<Moment at={readAt} />}
            section={section}
            soldOut={soldOut}
            words={words}
          />
        ))}
      </article>
      <SignUpBand source="letter" words={letter.signUp} />
    </>
  )
}
