import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codedPages } from '#domain/content.ts'
import { reservedSlugs } from '#domain/page-address.ts'

test('[D10] no content page can take the address of a route or of a file', () => {
  const routes = readdirSync('app/routes').map((name) => name.replace(/\.tsx?$/u, ''))
  const segments = [...routes, ...readdirSync('public'), ...codedPages]
    // A trailing underscore takes a route out of its parent's frame; its address is without it.
    .map((name) => name.split('.')[0]?.replace(/\[|\]|_$/gu, '') ?? '')
    .filter((name) => !/^(?:[_$].*|index|home)?$/u.test(name))
  expect(segments.filter((segment) => !reservedSlugs.has(segment))).toEqual([])
})
