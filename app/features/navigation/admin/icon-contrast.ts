import { contrastOf } from '#domain/colors.ts'
import { type ThemeScheme, themeSchemes } from '#domain/theme.ts'

/** WCAG 2.2 AA for what is no text. */
const leastContrast = 3

export interface FaintGround {
  scheme: ThemeScheme
  contrast: number
}

/** The pages, light or dark, on which a colour is seen too faintly, the worse ones first; one that follows the theme is not measured. */
export function faintGrounds(color: string, grounds: Record<ThemeScheme, string>): FaintGround[] {
  return themeSchemes
    .map((scheme) => ({ scheme, contrast: contrastOf(color, grounds[scheme]) ?? leastContrast }))
    .filter(({ contrast }) => contrast < leastContrast)
    .toSorted((a, b) => a.contrast - b.contrast)
}
