import type { Language } from './languages.ts'

/** The first segment of every route of the site and of what it serves: no content page may answer there. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...[
    'about',
    'account',
    'admin',
    'ai-test',
    'api',
    'api-docs',
    'apple-touch-icon',
    'assets',
    'auth',
  ],
  'media',
  ...['become-seller', 'cart', 'catalog-pdf', 'categories', 'cdn-cgi', 'checkout', 'contact'],
  ...[
    'cookies',
    'data-sheet',
    'dev',
    'faq',
    'favicon',
    'kitchen',
    'locations',
    'map',
    'newsletter',
    'orders',
  ],
  ...[
    'order-success',
    'order-tracking',
    'pictures',
    'print-fonts',
    'privacy',
    'products',
    'public-queue',
  ],
  ...['quality', 'quote', 'quote-checkout', 'quote-success', 'resellers', 'restaurant-checkout'],
  ...['restaurant-menu', 'restaurants', 'robots', 'search', 'seller-registration-success'],
  ...['seller', 'sellers', 'sellers-map', 'shop', 'sitemap', 'support', 't', 'terms'],
])

export const longestSlug = 80

/** True for lower-case words with hyphens: what an address of one segment looks like. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text)
}

/**
 * True where a content page may have this address: lower-case words with hyphens, neither a route of the site nor a language.
 * @example isPageSlug('farms', languages) // true
 */
export function isPageSlug(slug: string, languages: readonly Pick<Language, 'code'>[]): boolean {
  return isSlug(slug) && !reservedSlugs.has(slug) && languages.every(({ code }) => code !== slug)
}
