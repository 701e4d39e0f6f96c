import { expect, test } from 'vitest'
import { contrastOf, followedColor, isColor } from './colors.ts'
import { footerTemplates } from './footer.ts'
import { colorsOf, defaultTheme } from './theme.ts'

test.each([
  '#fff',
  '#1f4d3a',
  'RebeccaPurple',
  'rgb(1 2 3 / 50%)',
  'hsl(120 50% 50%)',
  'oklch(0.5 0.1 200)',
  'hsl(1turn 50% 50%)',
  'color(display-p3 1 0 0 / 0.5)',
  '#FFFA',
  'beige',
  'var(--card)',
])('[F04] %s is a colour', (text) => {
  expect(isColor(text)).toBe(true)
})

test.each([
  '',
  'no-colour',
  'var(--unknown)',
  'red; background: url(//evil.example)',
  'red} body{display:none',
  'url(//evil.example)',
  'expression(alert(1))',
  'rgb(calc(1 + 1))',
  '</style><script>alert(1)</script>',
  String.raw`\72 ed`,
  '/**/red',
  'rgb(1 2 3',
  'oklch(0.5 0.1 200',
  'rgb((1 2 3))',
  'fff',
  'abc',
  '1f4d3a',
  'color(--hsv 120 1 1)',
  '#fff '.repeat(20),
])('[F04] %s is none', (text) => {
  expect(isColor(text)).toBe(false)
})

test('[F04] texts and links of the nine templates pass 4.5:1', () => {
  expect(footerTemplates).toHaveLength(9)
  for (const { colors } of footerTemplates)
    for (const text of [colors.textColor, colors.linkColor, colors.linkHoverColor])
      expect(contrastOf(colors.backgroundColor, text)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['transparent', 'white', 1],
  ['rgb(0 0 0 / 5%)', 'white', 1.1],
  ['#00000080', 'white', 4],
  ['black', 'transparent', 21],
  ['black', 'rgb(0 0 0 / 50%)', 5.3],
])('[F04] %s on %s, on a white page, has the contrast that is seen', (ink, ground, contrast) => {
  expect(contrastOf(ink, ground, 'white')).toBeCloseTo(contrast, 1)
})

test('[F04] a colour that follows the theme is the theme’s, and has no contrast before', () => {
  const theme = { ...defaultTheme, dark: { foreground: '#eee' } }
  const colors = colorsOf(theme, 'dark')
  expect(followedColor('var(--card)', colors)).toBe(colors.card)
  expect(followedColor('var(--card-foreground)', colors)).toBe('#eee')
  expect(followedColor('#123', colors)).toBe('#123')
  expect(contrastOf('var(--card)', '#fff')).toBeUndefined()
})
