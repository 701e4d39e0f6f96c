import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf } from './colors.ts'
import { faintPairs, faintSigns, fixedInks } from './theme-contrast.ts'
import {
  defaultColors,
  defaultTheme,
  themeColorNames,
  themeStyles,
  wholeThemeStyles,
} from './theme.ts'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

test.each(themeColorNames)('--%s is what the stylesheet says', (name) => {
  const { light, dark } = defaultColors
  expect(tokens).toContain(`--${name}: light-dark(${light[name]}, ${dark[name]});`)
})

test.each(Object.entries(fixedInks))('--%s is the ink that the stylesheet says', (name, ink) => {
  expect(tokens).toContain(`--${name}: light-dark(${ink.light}, ${ink.dark});`)
})

test('text of cards has the colour of text, in the product’s own theme too', () => {
  const { light, dark } = defaultColors
  expect(tokens).toContain(
    `--card-foreground: light-dark(${light.foreground}, ${dark.foreground});`,
  )
})

test('nothing chosen is no rule at all', () => {
  expect(themeStyles(defaultTheme)).toBe('')
})

test('what is chosen for light pages leaves dark ones as they are', () => {
  const styles = themeStyles({
    ...defaultTheme,
    light: { primary: '#123456', foreground: 'black' },
  })
  expect(styles).toBe(
    `:root:root,[data-theme][data-theme]{--foreground:light-dark(black,${defaultColors.dark.foreground});--card-foreground:light-dark(black,${defaultColors.dark.foreground});--primary:light-dark(#123456,${defaultColors.dark.primary})}`,
  )
})

test('a theme that was taken back is shown by naming every token', () => {
  const styles = wholeThemeStyles(defaultTheme)
  for (const name of themeColorNames) expect(styles).toContain(`--${name}:light-dark(`)
  expect(styles).toContain('--radius-m:10px')
})

test('the product’s own theme has no pair that is hard to read, and no sign that is hard to see', () => {
  expect(faintPairs(defaultTheme)).toEqual([])
  expect(faintSigns(defaultTheme)).toEqual([])
})

test('a ground on which messages and edges of the product are faint is told, the worst first', () => {
  const card = '#b08060'
  const signs = faintSigns({ ...defaultTheme, light: { card } })
  const ratios = signs.map(({ contrast, least }) => contrast / least)
  expect(ratios).toEqual(ratios.toSorted((a, b) => a - b))
  expect(new Set(signs.map(({ scheme, ground }) => `${scheme} ${ground}`))).toEqual(
    new Set(['light card']),
  )
  expect(signs.map(({ ink }) => ink).toSorted()).toEqual(Object.keys(fixedInks).toSorted())
  expect(signs.find(({ ink }) => ink === 'ring')?.contrast).toBe(
    contrastOf(fixedInks.ring.light, card),
  )
})

test('a faint pair is told with its contrast, the worst first', () => {
  const [worst, next] = faintPairs({
    ...defaultTheme,
    light: { 'muted-foreground': '#999999', 'accent-foreground': '#eeeeee' },
  })
  expect(worst).toMatchObject({ scheme: 'light', ink: 'accent-foreground', ground: 'accent' })
  expect(worst?.contrast).toBe(contrastOf('#eeeeee', defaultColors.light.accent))
  expect(next).toMatchObject({ ink: 'muted-foreground', ground: 'muted' })
})

test('text must be read on the grounds of the product too', () => {
  const pale = { ...defaultColors.light, foreground: '#767676' }
  expect(faintPairs({ ...defaultTheme, light: pale })).toContainEqual(
    expect.objectContaining({ ink: 'foreground', ground: null }),
  )
})
