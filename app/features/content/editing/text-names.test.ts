import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { textName } from './text-names.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  ['faq', 'question.3.title', 'Question 3 · Title'],
  ['about', 'person.1.role', 'Person 1 · What they do'],
  ['quality', 'certificate.2.issuer', 'Certificate 2 · Issued by'],
  ['about', 'section.4.2.title', 'Section 4 · 2 · Title'],
])('a text of %s is called by words, not by its key %s', (page, key, name) => {
  expect(textName(i18n, { page, key })).toBe(name)
})
