import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** What stands on a public page too, though it belongs to a person. */
const onPublicPages = [
  'save-to-list',
  'save-to-list-dialog',
  'use-lists',
  'list-choice',
  'new-list-form',
]
/** The pages of those who sign in: no visitor's browser downloads their texts. */
const people = [
  `<rootDir>/app/features/account/!(${onPublicPages.join('|')}).*`,
  '<rootDir>/app/features/account/security/**',
  '<rootDir>/app/features/accounts/**',
  '<rootDir>/app/features/admin/**',
  '<rootDir>/app/routes/{account,auth,admin}*',
]

/** Three catalogues: the interface's two travel to the browser, the server's (refusals, e-mails) does not. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nb', 'ar', 'pl', 'uk'],
  catalogs: [
    {
      path: '<rootDir>/app/i18n/locales/{locale}',
      include: ['app'],
      exclude: people,
    },
    {
      path: '<rootDir>/app/i18n/people/{locale}',
      include: people,
    },
    { path: '<rootDir>/server/i18n/locales/{locale}', include: ['server'] },
  ],
  // A moved line is no news to a translator.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
