import { appConfig } from '#config'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { fontsOf } from '#app/styles/fonts.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** What the head of every page holds; pages add their own title, description and addresses. A page that is none has its `title` from here. */
export function documentHead(shell: ShellFrame | undefined, title: string | undefined) {
  const company = shell?.company.name ?? appConfig.defaults.companyName
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: title ? `${title} – ${company}` : company },
      ...(title ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      ...iconsOf(shell?.company.faviconUrl),
      ...fontsOf(currentLanguageCode()).map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }
}

/** The factory's icon stands alone; without one the product's own are offered (ledger A07). */
function iconsOf(faviconUrl: string | null | undefined) {
  if (faviconUrl) return [{ rel: 'icon', href: faviconUrl }]
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
}
