import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** The workspace and Edit Mode: for those who work here. What another feature has for them stands in its folder `admin` or `editing`. */
const workspace = [
  '<rootDir>/app/workspace/**',
  '<rootDir>/app/features/{audit,edit-mode,kitchen,pages,staff,today}/**',
  '<rootDir>/app/features/*/{admin,editing}/**',
  '<rootDir>/app/ui/not-fetched.*',
  '<rootDir>/app/routes/{admin,kitchen}*',
]

/** Pages that most visits never come to: of an account, of an order, of a quote, and of restaurants. Their routes add these texts. */
const seldom = [
  '<rootDir>/app/features/{catalogues,conversations,identity,newsletters,orders,payments,privacy,quotes/offer,quotes/request,restaurants,sellers}/**',
  '<rootDir>/app/features/quotes/words.*',
  '<rootDir>/app/features/customers/quotes-page.*',
  '<rootDir>/app/routes/{account,auth,catalog-pdf,data-sheet,newsletter,order-success,order-tracking,orders,public-queue,quote,resellers,restaurant,seller,become-seller}*',
]

/** What those pages show and the workspace, too: in both. */
const shared = [
  '<rootDir>/app/features/*/{clock,clock-text,complaint-pictures,goods-choice,hours-fields,kind-words,order-papers,pin-map,print-button,substitute-goods,typed-hours}.{ts,tsx}',
  '<rootDir>/app/features/sellers/period-fields.tsx',
  '<rootDir>/app/features/sellers/map/{pin-canvas,map-credit,map-zoom}.tsx',
  '<rootDir>/app/features/quotes/words.*',
]

/** The interface's catalogues travel to the browser, each to those who need it; the server's (refusals, e-mails) does not. */
export default defineConfig({
  sourceLocale: 'en',
  // Values are shown as they are, never read as elements.
  runtimeConfigModule: { Trans: ['#app/i18n/trans.tsx', 'Trans'] },
  locales: ['en', 'nb', 'ar', 'pl', 'uk'],
  catalogs: [
    {
      path: '<rootDir>/app/i18n/locales/{locale}',
      include: ['app'],
      exclude: [...workspace, ...seldom],
    },
    {
      path: '<rootDir>/app/i18n/seldom/{locale}',
      include: seldom,
      exclude: workspace,
    },
    {
      path: '<rootDir>/app/i18n/workspace/{locale}',
      include: [...workspace, ...shared],
    },
    { path: '<rootDir>/server/i18n/locales/{locale}', include: ['server'] },
  ],
  // A moved line is no news to a translator.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
