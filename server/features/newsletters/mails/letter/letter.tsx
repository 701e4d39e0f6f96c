import { Body, Container, Head, Html, Link, Preview, Text } from 'react-email'
import { LetterBlock } from './letter-block.tsx'
import { LetterFooter } from './letter-footer.tsx'
import type { LetterLinks, LetterMail } from './letter-mail.ts'
import { letterSheet, letterStyle } from './letter-style.ts'
import { letterWords } from './letter-words.ts'

/** A whole newsletter on its paper: who writes, the way to its web page, its blocks, and the way out. */
export function Letter({
  mail,
  links,
  subject,
}: {
  mail: LetterMail
  links: LetterLinks
  subject: string
}) {
  const { site, language, i18n } = mail.letterhead
  const { texts, sections = [] } = mail.letter
  const preheader = texts['preheader']?.value
  return (
    <Html dir={language.direction} lang={language.code}>
      <Head>
        <title>{subject}</title>
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        {/* oxlint-disable-next-line react/no-danger -- a constant; as text React would escape its `>` */}
        <style dangerouslySetInnerHTML={{ __html: letterSheet }} />
      </Head>
      <Body
        className="m-ground"
        dir={language.direction}
        lang={language.code}
        style={letterStyle.body}
      >
        {preheader ? <Preview>{preheader}</Preview> : null}
        <Container className="m-paper" dir={language.direction} style={letterStyle.paper}>
          <Text className="m-ink" style={letterStyle.sender}>
            <bdi>{site.company.name}</bdi>
          </Text>
          {sections.map((section) => (
            <LetterBlock key={section.number} mail={mail} section={section} />
          ))}
          <LetterFooter links={links} mail={mail} />
        </Container>
        <Container dir={language.direction} style={letterStyle.below}>
          <Text className="m-muted" style={letterStyle.small}>
            <Link className="m-link" href={links.webUrl} style={letterStyle.link}>
              {i18n._(letterWords.web)}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
