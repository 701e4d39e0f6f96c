import { expect, test } from 'vitest'
import { sectionsFor } from './sections.ts'

test('no two sections look the same in the navigation', () => {
  const icons = sectionsFor('owner').map(({ icon }) => icon)
  expect(icons.length).toBeGreaterThan(10)
  expect(new Set(icons).size).toBe(icons.length)
})

test('each page of the workspace lies below one section alone', () => {
  const places = sectionsFor('owner').flatMap(({ path, also }) => [path, also ?? []].flat())
  expect(places).toContain('/admin/import')
  expect(new Set(places).size).toBe(places.length)
})
