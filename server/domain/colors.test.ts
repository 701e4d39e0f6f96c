import { expect, test } from 'vitest'
import { contrastOf, isColor } from './colors.ts'
import { footerTemplates } from './footer.ts'

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
