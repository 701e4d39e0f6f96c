import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

const server = sourcesIn('server')

test('the domain imports valibot, uuid, culori and itself alone', () => {
  const allowed = /^(?:#domain\/|\.\/|#config$|valibot$|uuid$|culori\/)/u
  const strangers = server
    .filter(({ path }) => path.startsWith('server/domain/') && !path.endsWith('.test.ts'))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => !allowed.test(name)).map((name) => `${path} imports ${name}`),
    )
  expect(strangers).toEqual([])
})

test('a server feature reaches another one through its service, its queries or its routes', () => {
  const offered =
    /\.(?:service|queries|routes)\.ts$|\/(?:site|site-memory|jobs|mail-renderers|make-once|clean-\w+)\.ts$|\/outbox\/mails\//u
  const intruders = server.flatMap(({ path, imports }) => {
    const own = /^server\/features\/([^/]+)\//u.exec(path)?.[1]
    return imports
      .filter((name) => name.startsWith('#server/features/') && !offered.test(name))
      .filter((name) => name.split('/')[2] !== own)
      .map((name) => `${path} imports ${name}`)
  })
  expect(intruders).toEqual([])
})

test('an interface feature imports no other feature: a route or the shell composes them', () => {
  // What every section of the workspace is made of belongs to none of them; pictures are picked from one library, in one field.
  const composed =
    /^(?:cart\/add-to-cart-button|catalog\/(?:product-card|category-tile)|media\/admin\/(?:media-picker|picture-field)|admin\/(?:ui|links)\/[\w-]+)\.tsx?$/u
  const intruders = sourcesIn('app/features').flatMap(({ path, imports }) => {
    const own = path.split('/')[2]
    return imports
      .filter((name) => name.startsWith('#app/features/'))
      .filter((name) => name.split('/')[2] !== own && !composed.test(name.slice(14)))
      .map((name) => `${path} imports ${name}`)
  })
  expect(intruders).toEqual([])
})

test('SQL is written in repositories and queries alone', () => {
  const ofPlatform = /^server\/platform\/(?:build|database|json-row|kept-query)\.ts$/u
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
  // Words that only a browser has; blocks that the server has drawn.
  const allowed = new Set(['app/ui/in-browser.tsx', 'app/features/content/page-sections.tsx'])
  const waiting = sourcesIn('app')
    .filter(({ path }) => !allowed.has(path) && !/^app\/(?:dev\/|routes\/dev\.)/u.test(path))
    .filter(({ text }) => /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/u.test(text))
    .map(({ path }) => path)
  expect(waiting).toEqual([])
})
