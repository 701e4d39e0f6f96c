import { expect, test } from 'vitest'
import { defaultColors } from '#domain/theme.ts'
import { faintGrounds } from './icon-contrast.ts'

test.each([
  ['#ffe9a8', ['light']],
  ['#12301f', ['dark']],
  ['#c2410c', []],
  ['var(--primary)', []],
  ['var(--accent)', ['light']],
  ['var(--card)', ['light', 'dark']],
  ['transparent', ['light', 'dark']],
  ['rgb(0 0 0 / 40%)', ['dark', 'light']],
  ['no colour', []],
])('[B02] an icon in %s is hard to see on pages that are %j', (color, faint) => {
  expect(faintGrounds(color, defaultColors).map(({ scheme }) => scheme)).toEqual(faint)
})

test('[B02] of two grounds the one where it is seen worst comes first', () => {
  const { light, dark } = defaultColors
  const middle = { light: { ...light, background: '#999' }, dark: { ...dark, background: '#777' } }
  expect(faintGrounds('#888', middle).map(({ scheme }) => scheme)).toEqual(['light', 'dark'])
  expect(faintGrounds('#888', middle)[0]?.contrast).toBeCloseTo(1.2, 0)
})
