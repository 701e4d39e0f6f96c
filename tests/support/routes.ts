/** The home page and the information pages; the last five are content pages, with an address per language. */
export const informationPaths = [
  '/',
  '/about',
  '/faq',
  '/locations',
  '/resellers',
  '/contact',
  '/support',
  '/quality',
  '/privacy',
  '/terms',
  '/cookies',
  '/farms',
  '/how-we-make',
  '/shipping',
  '/returns',
  '/accessibility',
] as const

/** Every public page of the product, by its bare path; products and categories are those of the demo. */
export const publicPaths = [
  ...informationPaths,
  '/products',
  '/products?search=ost',
  '/products?search=zzzz',
  '/products/aged-farm-cheese',
  '/products/sprats-in-rapeseed-oil',
  '/categories',
  '/categories/dairy',
  '/shop',
  '/cart',
  '/checkout',
  '/auth',
  '/auth?view=sign-up',
  '/auth?view=recover',
  '/auth/callback',
  '/nowhere/at-all',
] as const

/** A person's own pages: with nobody signed in they lead to the sign-in. */
export const accountPaths = [
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/lists',
  '/account/profile',
  '/account/security',
  '/account/privacy',
] as const
