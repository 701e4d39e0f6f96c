import { expect, test } from 'vitest'
import { defaultColors } from '#domain/theme.ts'
import { faintGrounds } from './icon-contrast.ts'

const grounds = {
  light: defaultColors.light.background,
  dark: defaultColors.dark.background,
}

test.each([
  ['#ffe9a8', ['light']],
  ['#12301f', ['dark']],
  ['#c2410c', []],
  ['var(--primary)', []],
  ['no colour', []],
])('[B02] an icon in %s is hard to see on pages that are %j', (color, faint) => {
  expect(faintGrounds(color, grounds).map(({ scheme }) => scheme)).toEqual(faint)
})

test('[B02] of two grounds the one where it is seen worst comes first', () => {
  const middle = { light: '#999', dark: '#777' }
  expect(faintGrounds('#888', middle).map(({ scheme }) => scheme)).toEqual(['light', 'dark'])
  expect(faintGrounds('#888', middle)[0]?.contrast).toBeCloseTo(1.2, 0)
})
