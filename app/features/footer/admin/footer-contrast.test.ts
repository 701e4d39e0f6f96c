import { expect, test } from 'vitest'
import { footerTemplates, themeFooterColors } from '#domain/footer.ts'
import { faintColors } from './footer-contrast.ts'

test('[F04] what is too faint on its ground is named with its contrast', () => {
  const colors = { ...footerTemplates[0].colors, textColor: '#c0c8d0' }
  expect(faintColors(colors).map(({ field }) => field)).toEqual(['textColor'])
  expect(faintColors(colors)[0]?.contrast).toBeCloseTo(1.5, 0)
})

test('[F04] no template is too faint, and the theme is not measured', () => {
  for (const { id, colors } of footerTemplates) expect([id, faintColors(colors)]).toEqual([id, []])
  expect(faintColors(themeFooterColors)).toEqual([])
})
