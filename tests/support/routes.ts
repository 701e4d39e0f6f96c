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

/** What is bought, and how one signs in; products and categories are those of the demo. */
export const shopPaths = [
  '/products',
  '/products?search=ost',
  '/products?search=zzzz',
  '/products/aged-farm-cheese',
  '/products/sprats-in-rapeseed-oil',
  '/categories',
  '/categories/dairy',
  '/restaurants',
  '/restaurant-menu/kvernhuset',
  '/shop',
  '/cart',
  '/checkout',
  '/auth',
  '/auth?view=sign-up',
  '/auth?view=recover',
  '/auth/callback',
  '/nowhere/at-all',
] as const

/** Every public page of the product, by its bare path. */
export const publicPaths = [...informationPaths, ...shopPaths] as const

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

/** The sections of the workspace, with the groups and sheets that have an address. */
export const workspacePaths = [
  '/admin',
  '/admin/orders',
  '/admin/orders/papers',
  '/admin/orders/papers?list=packing',
  '/admin/customers',
  '/admin/products',
  '/admin/products?open=new',
  '/admin/categories',
  '/admin/dishes',
  '/admin/dishes?open=new',
  '/admin/dishes?view=sections',
  '/admin/dishes?view=groups&open=new',
  '/admin/dishes/allergens',
  '/admin/shop',
  '/admin/shop?open=new',
  '/admin/shop?part=vat',
  '/admin/shop?part=ordering',
  '/admin/pages',
  '/admin/pages?open=new',
  '/admin/pages?open=redirects',
  '/admin/collections',
  '/admin/collections?collection=questions&open=new.question',
  '/admin/menus',
  '/admin/header',
  '/admin/header-preview',
  '/admin/footer',
  '/admin/media',
  '/admin/languages',
  '/admin/languages?open=pl',
  '/admin/languages?open=new',
  '/admin/translations',
  '/admin/settings',
  '/admin/settings?group=look',
  '/admin/people',
  '/admin/people?open=new',
  '/admin/audit',
] as const
