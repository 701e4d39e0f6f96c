import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagesOf } from '#app/i18n/i18n.ts'
import { sourcesIn } from './sources.ts'

// A page of a feature whose texts most visits never need would show their ids, did its route not add them, or did a browser that opens
// on it not begin with them.

const config = readFileSync('lingui.config.ts', 'utf8')
const features = /const seldom = [^{]+\{(.+?)\}/u.exec(config)?.[1]?.split(',') ?? []
// The words of the newsletter's form come with the page that it stands on.
const shown = new RegExp(
  `^#app/features/(?:${features.join('|')})/(?!.*(?:admin/|\\.functions\\.ts$|sign-up-band\\.tsx$)).+\\.tsx?$`,
  'u',
)
const routes = sourcesIn('app/routes')
const needing = routes.filter(({ imports }) => imports.some((name) => shown.test(name)))
const adding = routes
  .filter(({ text }) => text.includes(`addWords('seldom'`))
  .map(({ path }) => nameOf(path))

test.each(needing.map(({ path }) => nameOf(path)))(
  'the route %s has the texts it shows',
  (name) => {
    expect(adding.some((one) => name === one || name.startsWith(`${one}.`))).toBe(true)
    expect(pagesOf.seldom.test(`/${name.replaceAll('.', '/')}`)).toBe(true)
  },
)

test('they are shown by those routes alone', () => {
  const others = sourcesIn('app').filter(
    ({ path, imports }) =>
      !/^app\/(?:dev|routes)\/|\.test\.tsx?$/u.test(path) &&
      !features.some((feature) => path.startsWith(`app/features/${feature}/`)) &&
      imports.some((name) => shown.test(name)),
  )
  expect(needing.length).toBeGreaterThan(features.length)
  expect(others.map(({ path }) => path)).toEqual([])
})

test('what of them is shown in the workspace is in its catalogue, too', () => {
  const shared = /const shared = [^{]+\{(.+?)\}/u.exec(config)?.[1]?.split(',') ?? []
  const borrowed = sourcesIn('app/features')
    .filter(({ path }) => /\/admin\/.+(?<!\.test)\.tsx?$/u.test(path))
    .flatMap(({ imports }) => imports.filter((name) => shown.test(name)))
    .map((name) => name.replace(/^.*\/|\.tsx?$/gu, ''))
  expect([...new Set(borrowed)].toSorted()).toEqual(shared.toSorted())
})

/** @example nameOf('app/routes/account.security.tsx') // 'account.security' */
function nameOf(path: string): string {
  return path.slice('app/routes/'.length, -'.tsx'.length)
}
