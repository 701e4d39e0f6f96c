import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Two catalogues: the interface's travels to the browser, the server's (refusals, e-mails) does not. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nb', 'ar', 'pl', 'uk'],
  catalogs: [
    { path: '<rootDir>/app/i18n/locales/{locale}', include: ['app'] },
    { path: '<rootDir>/server/i18n/locales/{locale}', include: ['server'] },
  ],
  // A moved line is no news to a translator.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
