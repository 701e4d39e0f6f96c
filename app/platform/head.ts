import { prefixedPath } from '#domain/languages.ts'
import type { SharedPicture } from '#domain/social-picture.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { currentOrigin } from './page-context.ts'

/** As the router hands them to `head`. */
type Matches = readonly { routeId: string; pathname: string; loaderData?: unknown }[]

export interface PageHead {
  /** Both from the router: `head: ({ matches, loaderData }) => pageHead({ matches, … })`. */
  matches: Matches
  /** The page's own title; left out on the home page, which is called after the company. */
  title?: string | null | undefined
  description?: string | null | undefined
  /** The page's bare path where it is not the one in the address. */
  path?: string
  /** Bare paths by language code, where the slug is translated. */
  paths?: Record<string, string> | undefined
  /** The languages that it is published in, where those are not all: first the one whose words stand in the others. */
  alternates?: readonly string[] | undefined
  /** An address on this site, with its size in pixels where that is known. */
  image?: string | null | undefined
  picture?: SharedPicture | undefined
  robots?: 'noindex'
}

/**
 * Title, description, canonical address, the same page in the other languages, and Open Graph. Canonical and hreflang name the
 * prefixed pages, x-default the bare one.
 */
export function pageHead(page: PageHead) {
  const { matches, title, description, path, paths, robots, alternates } = page
  const shell = shellOf(matches)
  if (!shell) return {}
  const origin = currentOrigin()
  const own = path ?? matches.at(-1)?.pathname ?? '/'
  const pathIn = (code: string) => paths?.[code] ?? own
  const addressIn = (code: string) => origin + prefixedPath(pathIn(code), code)
  const fullTitle = title ? `${title} – ${shell.company.name}` : shell.company.name
  const { code } = shell.language
  const standard = shell.languages.find((language) => language.isDefault)?.code ?? code
  const isIn = (code: string) => alternates?.includes(code) ?? true
  // In a language that it is not published in, a page is the default one's, or that of the first which has it.
  // One that search engines leave out has no other address to be shared by than its own.
  const canonical = robots || isIn(code) ? code : (alternates?.[0] ?? standard)
  return {
    meta: [
      { title: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: shell.company.name },
      { property: 'og:title', content: title ?? shell.company.name },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      { property: 'og:url', content: addressIn(canonical) },
      { property: 'og:locale', content: territorial(code) },
      ...pictureOf(page, origin),
    ],
    links: robots
      ? []
      : [
          { rel: 'canonical', href: addressIn(canonical) },
          ...shell.languages
            .filter((language) => isIn(language.code))
            .map((language) => ({
              rel: 'alternate',
              hrefLang: language.code,
              href: addressIn(language.code),
            })),
          ...(isIn(standard)
            ? [{ rel: 'alternate', hrefLang: 'x-default', href: origin + pathIn(standard) }]
            : []),
        ],
  }
}

function pictureOf({ image, picture }: PageHead, origin: string) {
  const address = picture?.address ?? image
  if (!address) return []
  return [
    { property: 'og:image', content: new URL(address, origin).href },
    ...(picture
      ? [
          { property: 'og:image:width', content: String(picture.width) },
          { property: 'og:image:height', content: String(picture.height) },
        ]
      : []),
  ]
}

function shellOf(matches: Matches): ShellData | undefined {
  return matches.find(({ routeId }) => routeId === '__root__')?.loaderData as ShellData | undefined
}

/** `nb` reads `nb_NO`: Open Graph wants a territory. */
function territorial(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}_${region}`
}
