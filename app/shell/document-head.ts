import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '#config'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { fontsOf } from '#app/styles/fonts.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

interface HeadNeeds {
  /** Of a page that is none: the others bring their own. */
  title: string | undefined
  /** Where the factory's own words are, if the page does not hold them: asked for before any script runs. */
  wordsAddress: string | undefined
}

/** What the head of every page holds; pages add their own title, description and addresses. */
export function documentHead(shell: ShellFrame | undefined, { title, wordsAddress }: HeadNeeds) {
  const company = shell?.company.name ?? appConfig.defaults.companyName
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: title ? `${title} – ${company}` : company },
      ...(title ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    // In the document itself: they hold without scripts, and nothing flashes.
    styles: stylesOf(shell?.styles ?? '').map((children) => ({ children })),
    links: [
      ...iconsOf(shell?.company.faviconUrl),
      ...(wordsAddress ? [preloadOf(wordsAddress)] : []),
      ...fontsOf(currentLanguageCode(), shell?.fonts).map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }
}

let begunWith: string | undefined

/** The browser keeps those that its document came with: its policy lets no script write into a style element. */
const stylesOf = createIsomorphicFn()
  .server((styles: string) => (styles ? [styles] : []))
  .client((styles: string) => {
    begunWith ??= styles
    return begunWith ? [begunWith] : []
  })

/** As `fetch` will ask for it, so that it takes this answer. */
function preloadOf(href: string) {
  return { rel: 'preload', href, as: 'fetch', crossOrigin: 'anonymous' as const }
}

/** The factory's icon stands alone; without one the product's own are offered. */
function iconsOf(faviconUrl: string | null | undefined) {
  if (faviconUrl) return [{ rel: 'icon', href: faviconUrl }]
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
}
