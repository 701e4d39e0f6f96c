import { isDeadLink } from './dead-link.ts'
import { mediaIdsIn } from './media.ts'

interface Letter {
  words: readonly { type: 'text' | 'html'; value: string }[]
  blocks: readonly { kind: string; settings: object }[]
}

/** Where the links of a letter lead, in all its languages; an empty one is a button that leads nowhere. */
export function linksOf({ words, blocks }: Letter): string[] {
  const written = words
    .filter(({ type }) => type === 'html')
    .flatMap(({ value }) => [...value.matchAll(/ href="(?<url>[^"]*)"/gu)])
    .map(({ groups }) => (groups?.['url'] ?? '').replaceAll('&amp;', '&'))
  const set = blocks.flatMap(({ kind, settings }) => {
    const url = 'url' in settings && typeof settings.url === 'string' ? settings.url : ''
    return kind === 'letter-button' || url !== '' ? [url] : []
  })
  return [...written, ...set]
}

/** True for a link that leads nowhere: of pages, files and products of the site. Other sites are not asked. */
export function isBroken(
  url: string,
  site: {
    paths: ReadonlySet<string>
    languageCodes: readonly string[]
    media: ReadonlySet<string>
  },
): boolean {
  if (url === '' || isDeadLink(url, site)) return true
  return mediaIdsIn(url).some((id) => !site.media.has(id))
}

/** The addresses of a letter's pictures; an empty one is a block that has none. */
export function picturesOf({ words, blocks }: Letter): string[] {
  const written = words
    .filter(({ type }) => type === 'html')
    .flatMap(({ value }) => [...value.matchAll(/<img\b[^<>]* src="(?<url>[^"]*)"/gu)])
    .map(({ groups }) => groups?.['url'] ?? '')
  const set = blocks
    .filter(({ kind }) => kind === 'letter-picture')
    .map(({ settings }) =>
      'picture' in settings && typeof settings.picture === 'string' ? settings.picture : '',
    )
  return [...written, ...set]
}
