import { Img, Link, Section, Text } from 'react-email'
import { pictureAddress } from '#domain/media.ts'
import type { ShownSection } from '#domain/sections.schema.ts'
import { letterAddress, letterPictureAddress } from './letter-address.ts'
import type { LetterMail } from './letter-mail.ts'
import { letterStyle } from './letter-style.ts'

/** Twice the width of the paper at the most, for sharp screens. */
const width = 1280

/** A picture over the whole width, with its alternative text and the words under it. */
export function LetterPicture({
  section,
  caption,
  mail: { letterhead },
}: {
  section: Extract<ShownSection, { kind: 'letter-picture' }>
  caption: string
  mail: LetterMail
}) {
  const picture = section.pictures?.[0]
  if (!picture) return null
  const { url } = section.settings
  const drawn = (
    <Img
      alt={picture.isDecorative ? '' : picture.alt}
      src={letterPictureAddress(pictureAddress(picture, width), letterhead)}
      style={letterStyle.picture}
      width="544"
    />
  )
  return (
    <Section style={letterStyle.block}>
      {url ? <Link href={letterAddress(url, letterhead)}>{drawn}</Link> : drawn}
      {caption ? (
        <Text className="m-muted" dir="auto" style={letterStyle.small}>
          {caption}
        </Text>
      ) : null}
    </Section>
  )
}
