import { Button, Heading, Hr, Text } from 'react-email'
import type { ShownSection } from '#domain/sections.schema.ts'
import { letterAddress } from './letter-address.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterMail } from './letter-mail.ts'
import { LetterPicture } from './letter-picture.tsx'
import { LetterProducts } from './letter-products.tsx'
import { letterStyle } from './letter-style.ts'

/** One block of a newsletter in its mail; nothing where nobody has filled it. The way out stands in the footer. */
export function LetterBlock({ mail, section }: { mail: LetterMail; section: ShownSection }) {
  const textOf = (name: string) =>
    mail.letter.texts[`section.${section.number}.${name}`]?.value ?? ''
  if (section.kind === 'letter-heading') return <Title text={textOf('title')} />
  if (section.kind === 'letter-text')
    return <Words html={letterHtml(textOf('text'), mail.letterhead)} />
  if (section.kind === 'letter-picture')
    return <LetterPicture caption={textOf('caption')} mail={mail} section={section} />
  if (section.kind === 'letter-products')
    return (
      <LetterProducts
        mail={mail}
        products={section.products ?? []}
        title={<Title text={textOf('title')} />}
      />
    )
  if (section.kind === 'letter-button')
    return <Way label={textOf('label')} mail={mail} url={section.settings.url} />
  if (section.kind === 'letter-divider') return <Hr className="m-rule" style={letterStyle.rule} />
  return null
}

function Title({ text }: { text: string }) {
  if (!text) return null
  return (
    <Heading as="h2" className="m-ink" dir="auto" style={letterStyle.heading}>
      {text}
    </Heading>
  )
}

function Words({ html }: { html: string }) {
  if (!html) return null
  return (
    // oxlint-disable-next-line react/no-danger -- sanitised just before
    <div className="m-ink" dangerouslySetInnerHTML={{ __html: html }} style={letterStyle.words} />
  )
}

function Way({ label, url, mail }: { label: string; url: string | null; mail: LetterMail }) {
  if (!label || !url) return null
  return (
    <Text style={letterStyle.text}>
      <Button
        className="m-button"
        href={letterAddress(url, mail.letterhead)}
        style={letterStyle.button}
      >
        {label}
      </Button>
    </Text>
  )
}
