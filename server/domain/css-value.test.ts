import { expect, test } from 'vitest'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { staysInDeclaration } from './css-value.ts'
import { footerStyles, footerTemplates, themeFooterColors } from './footer.ts'
import { themeOf, themeStyles } from './theme.ts'

test.each(['#fff', 'oklch(0.8 0.1 155)', 'var(--card)', 'rgb(0 0 0 / 50%)'])(
  'the colour %s stays in its declaration',
  (color) => {
    expect(staysInDeclaration(color)).toBe(true)
  },
)

test.each([
  ['rgb(0 0 0', 'a bracket that takes in what follows'],
  ['[red', 'a block that does'],
  ['"red', 'a string that does'],
  ["'red", 'one in other quotes'],
  ['red)', 'a bracket that closes another one'],
  ['rgb(0 (0) 0)', 'brackets within brackets, which no colour of ours has'],
  ['red/*', 'a comment that takes in what follows'],
])('[I6] the value %s does not stay there: %s', (value) => {
  expect(staysInDeclaration(value)).toBe(false)
})

test('[I6] a kept colour that would leave its rule gives way to the one of the product', () => {
  const leaving = ['red;} body {display:none', '#fff}</style><script>', 'red/*', '\\7d']
  for (const color of [...leaving, ...hostileHtml.filter((text) => /[<>;{}\\]/u.test(text))]) {
    const colors = { ...footerTemplates[0].colors, linkColor: color }
    expect(footerStyles(colors)).toContain(`--footer-link:${themeFooterColors.linkColor};`)
    const theme = themeOf([{ scheme: 'light', token: 'primary', value: color }])
    expect(themeStyles(theme)).toBe('')
  }
})
