import { contrastOf, followedColor } from '#domain/colors.ts'
import type { FooterColors } from '#domain/footer.ts'
import { type ThemeColors, type ThemeScheme, themeSchemes } from '#domain/theme.ts'

/** WCAG 2.2 AA for text. */
const leastContrast = 4.5

const written = ['textColor', 'linkColor', 'linkHoverColor'] as const

export interface FaintColor {
  field: (typeof written)[number]
  contrast: number
  /** The pages on which it is; null where it is the same on light and on dark ones. */
  scheme: ThemeScheme | null
}

/** What stands too faintly on the background, where it is worst; what follows the theme is what `pages` are made of. */
export function faintColors(
  colors: FooterColors,
  pages: Record<ThemeScheme, ThemeColors>,
): FaintColor[] {
  return written.flatMap((field) => {
    const found = themeSchemes.flatMap((scheme) => {
      const page = pages[scheme]
      const contrast = contrastOf(
        followedColor(colors[field], page),
        followedColor(colors.backgroundColor, page),
        page.background,
      )
      return contrast === undefined ? [] : [{ field, contrast, scheme }]
    })
    const [worst, other] = found.toSorted((a, b) => a.contrast - b.contrast)
    if (!worst || worst.contrast >= leastContrast) return []
    return [worst.contrast === other?.contrast ? { ...worst, scheme: null } : worst]
  })
}
