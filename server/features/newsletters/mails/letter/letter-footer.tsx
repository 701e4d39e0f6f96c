import { Hr, Link, Text } from 'react-email'
import { CompanyLines } from '#server/features/outbox/mails/company-lines.tsx'
import { isolated } from '#server/i18n/isolated.ts'
import type { LetterLinks, LetterMail } from './letter-mail.ts'
import { letterStyle } from './letter-style.ts'
import { letterWords } from './letter-words.ts'

/** The end of every newsletter: its editors' goodbye, the way out, why it came, and who sent it. */
export function LetterFooter({ mail, links }: { mail: LetterMail; links: LetterLinks }) {
  const { site, i18n } = mail.letterhead
  const values = { company: isolated(site.company.name) }
  return (
    <>
      <Hr className="m-rule" style={letterStyle.rule} />
      <Goodbye mail={mail} />
      <Text className="m-muted" style={letterStyle.small}>
        {i18n._({ ...letterWords.why, values })}
      </Text>
      <Text className="m-muted" style={letterStyle.small}>
        <Link className="m-link" href={links.preferencesUrl} style={letterStyle.way}>
          {i18n._(letterWords.preferences)}
        </Link>
        <br />
        <Link className="m-link" href={links.preferencesUrl} style={letterStyle.way}>
          {i18n._(letterWords.leave)}
        </Link>
      </Text>
      <Text className="m-muted" style={letterStyle.small}>
        <CompanyLines company={site.company} i18n={i18n} linkStyle={letterStyle.link} />
      </Text>
    </>
  )
}

/** What the block of the way out says above its links. */
function Goodbye({ mail: { letter } }: { mail: LetterMail }) {
  const block = letter.sections?.find(({ kind }) => kind === 'letter-unsubscribe')
  const note = block ? letter.texts[`section.${block.number}.note`]?.value : undefined
  if (!note) return null
  return (
    <Text className="m-ink" dir="auto" style={letterStyle.text}>
      {note}
    </Text>
  )
}
