import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

const server = sourcesIn('server')

test('the domain imports valibot, uuid, culori, papaparse and itself alone', () => {
  const allowed = /^(?:#domain\/|\.\/|#config$|valibot$|uuid$|papaparse$|culori\/)/u
  const strangers = server
    .filter(({ path }) => path.startsWith('server/domain/') && !path.endsWith('.test.ts'))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => !allowed.test(name)).map((name) => `${path} imports ${name}`),
    )
  expect(strangers).toEqual([])
})

test('a server feature reaches another one through its service, its queries or its routes', () => {
  const offered =
    /\.(?:service|queries|routes)\.ts$|\/(?:heading|site|site-memory|jobs|mail-renderers|make-once|audit-words|clean-\w+)\.ts$|\/outbox\/mails\//u
  const intruders = server.flatMap(({ path, imports }) => {
    const own = /^server\/features\/([^/]+)\//u.exec(path)?.[1]
    return imports
      .filter((name) => name.startsWith('#server/features/') && !offered.test(name))
      .filter((name) => name.split('/')[2] !== own)
      .map((name) => `${path} imports ${name}`)
  })
  expect(intruders).toEqual([])
})

test('what every call needs stands below the API and the features', () => {
  const above = server
    .filter(
      ({ path }) => /^server\/(?:audit|session|site)\//u.test(path) && !path.endsWith('.test.ts'),
    )
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => /^#server\/(?:features|http)\//u.test(name))
        .map((name) => `${path} imports ${name}`),
    )
  expect(above).toEqual([])
})

/** What a feature of the interface has for the pages of others. */
const offered: Record<string, string[]> = {
  // Wherever a text is written, AI may draft it, and what a picture shows.
  ai: ['admin/draft-help', 'admin/draft-help-props', 'admin/picture-help'],
  cart: ['add-to-cart-button'],
  // What people of the factory declare has the words that visitors read.
  catalog: [
    ...['allergen-kinds', 'category-tile', 'list-intro', 'product-card', 'serving-text', 'use-row'],
    'words',
  ],
  // The settings name what a provider refused as an order's sheet does.
  orders: ['admin/payment/payment-words'],
  // Orders of the shop and of restaurants are paid alike.
  payments: ['payment-panel'],
  // What can be bought can be asked for.
  quotes: ['basket/add-to-quote', 'basket/quote-from-cart'],
  // Who answers in writing begins with one.
  'reply-templates': ['admin/template-choice', 'admin/templates-sheet'],
  media: ['admin/describe-dialog', 'admin/media-picker', 'admin/picture-field'],
  // The lists of the workspace name, compare and preview texts as Edit Mode does.
  'edit-mode': [
    'day-ahead',
    'edit-mode.store',
    'editing-api',
    'html-box',
    'over-draft-dialog',
    'scroll-box',
    'search-title-of',
    'sections/sections-api',
    'sections/settings-fields',
    'text-difference',
    'text-key',
    'text-names',
  ],
  // A dish is a product, and so is what is answered for an option of it.
  products: [
    ...['admin/allergen-answers', 'admin/food-draft', 'admin/product-actions'],
    ...['admin/product-state', 'admin/product-tabs', 'admin/typed-number'],
  ],
  // A seller has a telephone, as the factory has; a newsletter has the words and blocks of pages.
  content: [
    ...['blocks/block-link', 'blocks/block-picture', 'blocks/block-text'],
    ...['content-text', 'phone-link', 'words'],
  ],
  restaurants: ['clock', 'clock-text'],
  // The list of products has their export beside it.
  imports: ['admin/export-sheet'],
  // Edit Mode publishes the page that it stands on.
  pages: ['page-publication', 'page-words'],
}

test('an interface feature imports of another one what that offers: a route or the shell composes the rest', () => {
  const intruders = sourcesIn('app/features').flatMap(({ path, imports }) => {
    const own = path.split('/')[2]
    return imports
      .filter((name) => name.startsWith('#app/features/'))
      .map((name) => name.slice('#app/features/'.length))
      .filter((name) => name.split('/')[0] !== own && !isOffered(name))
      .map((name) => `${path} imports ${name}`)
  })
  expect(intruders).toEqual([])
})

function isOffered(name: string): boolean {
  const [feature = '', ...rest] = name.replace(/\.tsx?$/u, '').split('/')
  return offered[feature]?.includes(rest.join('/')) === true
}

test('what the workspace is made of knows no section of it', () => {
  const strangers = sourcesIn('app/workspace', 'app/ui', 'app/platform').flatMap(
    ({ path, imports }) =>
      imports
        .filter((name) => name.startsWith('#app/features/'))
        .map((name) => `${path} imports ${name}`),
  )
  expect(strangers).toEqual([])
})

test('SQL is written in repositories and queries alone', () => {
  const ofPlatform = /^server\/platform\/(?:build|database|json-row|prepared-query)\.ts$/u
  const places = /\.(?:repository|queries)\.ts$|\.test\.ts$/u
  const elsewhere = server
    .filter(
      ({ path, imports }) =>
        !places.test(path) &&
        !ofPlatform.test(path) &&
        imports.some((name) => /^drizzle-orm|^#db\//u.test(name)),
    )
    .map(({ path }) => path)
  expect(elsewhere).toEqual([])
})

test('no text in the product is built into SQL as it came', () => {
  const raw = server.filter(({ text }) => /\bsql\.raw\(/u.test(text)).map(({ path }) => path)
  expect(raw).toEqual([])
})

test('styles know start and end, not left and right', () => {
  const physical =
    /[\s"'`:](?:-?m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr])-(?:\d|\[|px|auto|full)|\btext-(?:left|right)\b/u
  const wrong = sourcesIn('app')
    .filter(({ path, text }) => path.endsWith('.tsx') && physical.test(text))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

test('what is fetched when it is shown waits in no Suspense of React, which would hold back the others', () => {
  // But for words that only a browser has.
  const waiting = sourcesIn('app')
    .filter(({ path }) => path !== 'app/ui/in-browser.tsx')
    .filter(({ text }) => /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/u.test(text))
    .map(({ path }) => path)
  expect(waiting).toEqual([])
})
