import { sanitiseRichText } from '#server/platform/rich-text.ts'
import { letterAddress } from './letter-address.ts'
import type { LetterMail } from './letter-mail.ts'
import { letterStyle } from './letter-style.ts'
import { inlineStyle } from './inline-style.ts'

const styles: Record<string, string> = {
  p: inlineStyle(letterStyle.text),
  h1: inlineStyle(letterStyle.heading),
  h2: inlineStyle(letterStyle.heading),
  h3: inlineStyle(letterStyle.part),
  h4: inlineStyle(letterStyle.part),
  h5: inlineStyle(letterStyle.part),
  h6: inlineStyle(letterStyle.part),
  ul: inlineStyle(letterStyle.list),
  ol: inlineStyle(letterStyle.list),
  li: inlineStyle(letterStyle.item),
  blockquote: inlineStyle(letterStyle.quote),
  a: inlineStyle(letterStyle.link),
  img: inlineStyle(letterStyle.picture),
  table: inlineStyle(letterStyle.table),
  td: inlineStyle(letterStyle.cell),
  th: inlineStyle(letterStyle.cell),
  hr: inlineStyle(letterStyle.rule),
}
const classes: Record<string, string> = { a: 'm-link', hr: 'm-rule', td: 'm-rule', th: 'm-rule' }

/**
 * A rich text as a mail shows it: sanitised once more, whatever the database holds, with a style on each element and whole addresses.
 * @example letterHtml('<p><a href="/products">x</a></p>', head) // '<p style="…"><a style="…" class="m-link" href="https://…"'
 */
export function letterHtml(
  html: string,
  head: Pick<LetterMail['letterhead'], 'site' | 'addressOf'>,
): string {
  // The sanitiser escapes `<` and `>` wherever they are no tag's own: what matches here is a tag.
  return sanitiseRichText(html).replaceAll(
    /<(?<tag>[a-z][a-z0-9]*)(?<attributes>[^<>]*)>/gu,
    (_whole, tag: string, attributes: string) => {
      const look = [
        styles[tag] ? ` style="${styles[tag]}"` : '',
        classes[tag] ? ` class="${classes[tag]}"` : '',
      ]
      return `<${tag}${look.join('')}${wholeAddresses(tag, attributes, head)}>`
    },
  )
}

/** Sizes and loading belong to the page: in a mail a picture is as wide as its column. */
function wholeAddresses(
  tag: string,
  attributes: string,
  head: Pick<LetterMail['letterhead'], 'site' | 'addressOf'>,
): string {
  const kept =
    tag === 'img' ? attributes.replaceAll(/ (?:width|height|loading)="[^"]*"/gu, '') : attributes
  return kept.replace(
    / (?<name>href|src)="(?<path>\/[^"]*)"/u,
    (_whole, name: string, path: string) => ` ${name}="${letterAddress(path, head)}"`,
  )
}
