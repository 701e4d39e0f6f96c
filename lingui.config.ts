import { defineConfig } from '@lingui/cli'

/** Two catalogues: the interface's travels to the browser, the server's (refusals, e-mails) does not. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nb', 'ar', 'pl', 'uk'],
  catalogs: [
    { path: '<rootDir>/app/i18n/locales/{locale}', include: ['app'] },
    { path: '<rootDir>/server/i18n/locales/{locale}', include: ['server'] },
  ],
  orderBy: 'message',
})
