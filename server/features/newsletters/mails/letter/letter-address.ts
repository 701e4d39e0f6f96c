import type { LetterMail } from './letter-mail.ts'

type Head = Pick<LetterMail['letterhead'], 'site' | 'addressOf'>

/**
 * An address of a block or a text as a mail needs it: whole, and a page of the site in the reader's language.
 * @example letterAddress('/products/brunost', letterhead) // 'https://matverk.example/nb/products/brunost'
 */
export function letterAddress(address: string, head: Head): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  const [, first = ''] = /^\/(?<first>[^/?#]*)/u.exec(address) ?? []
  const isWhole =
    ['media', 'pictures', 'api'].includes(first) ||
    head.site.languages.some(({ code }) => code === first)
  return isWhole ? new URL(address, head.addressOf('/')).href : head.addressOf(address)
}

/** The address of a picture of this site. */
export function letterPictureAddress(path: string, head: Head): string {
  return new URL(path, head.addressOf('/')).href
}
