import { expect, test } from 'vitest'
import { sectionsFor } from './sections.ts'

test('no two sections look the same in the navigation', () => {
  const icons = sectionsFor('owner').map(({ icon }) => icon)
  expect(icons.length).toBeGreaterThan(10)
  expect(new Set(icons).size).toBe(icons.length)
})
