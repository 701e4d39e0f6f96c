import { contrastOf, followedColor } from '#domain/colors.ts'
import { type ThemeColors, type ThemeScheme, themeSchemes } from '#domain/theme.ts'

/** WCAG 2.2 AA for what is no text. */
const leastContrast = 3

export interface FaintGround {
  scheme: ThemeScheme
  contrast: number
}

/** The pages, light or dark, on which a colour is seen too faintly, the worse ones first. */
export function faintGrounds(
  color: string,
  pages: Record<ThemeScheme, ThemeColors>,
): FaintGround[] {
  const contrastIn = (page: ThemeColors) =>
    contrastOf(followedColor(color, page), page.background) ?? leastContrast
  return themeSchemes
    .map((scheme) => ({ scheme, contrast: contrastIn(pages[scheme]) }))
    .filter(({ contrast }) => contrast < leastContrast)
    .toSorted((a, b) => a.contrast - b.contrast)
}
