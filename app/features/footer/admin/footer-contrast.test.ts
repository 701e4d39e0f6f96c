import { expect, test } from 'vitest'
import { footerTemplates, themeFooterColors } from '#domain/footer.ts'
import { defaultColors } from '#domain/theme.ts'
import { faintColors } from './footer-contrast.ts'

test('[F04] what is too faint on its ground is named with its contrast', () => {
  const colors = { ...footerTemplates[0].colors, textColor: '#c0c8d0' }
  expect(faintColors(colors, defaultColors)).toMatchObject([{ field: 'textColor', scheme: null }])
  expect(faintColors(colors, defaultColors)[0]?.contrast).toBeCloseTo(1.5, 0)
})

test('[F04] no template is too faint, nor is the product’s own theme', () => {
  for (const { id, colors } of footerTemplates)
    expect([id, faintColors(colors, defaultColors)]).toEqual([id, []])
  expect(faintColors(themeFooterColors, defaultColors)).toEqual([])
})

test.each([
  [{ textColor: '#fff' }, 'light'],
  [{ textColor: '#000' }, 'dark'],
  [{ backgroundColor: '#123' }, 'light'],
  [{ textColor: 'var(--background)' }, 'light'],
  [{ textColor: 'transparent' }, null],
] as const)(
  '[F04] where one of two colours follows the theme, %j is measured on %s pages',
  (chosen, scheme) => {
    const [found] = faintColors({ ...themeFooterColors, ...chosen }, defaultColors)
    expect(found).toMatchObject({ field: 'textColor', scheme })
  },
)

test('[F04] a colour that shines through is measured as it is seen', () => {
  const colors = { ...footerTemplates[0].colors, textColor: 'rgb(0 0 0 / 5%)' }
  expect(faintColors(colors, defaultColors)[0]?.contrast).toBeCloseTo(1.1, 1)
})

test('[F04] the theme that the factory has chosen is measured, not the product’s', () => {
  const pages = { ...defaultColors, light: { ...defaultColors.light, foreground: '#ddd' } }
  expect(faintColors(themeFooterColors, pages).map(({ field }) => field)).toEqual([
    'textColor',
    'linkHoverColor',
  ])
})
