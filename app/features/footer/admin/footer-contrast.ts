import { contrastOf } from '#domain/colors.ts'
import type { FooterColors } from '#domain/footer.ts'

/** WCAG 2.2 AA for text. */
const leastContrast = 4.5

const written = ['textColor', 'linkColor', 'linkHoverColor'] as const

/** What stands too faintly on the background, with its contrast; a colour that follows the theme is not measured. */
export function faintColors(
  colors: FooterColors,
): { field: (typeof written)[number]; contrast: number }[] {
  return written.flatMap((field) => {
    const contrast = contrastOf(colors[field], colors.backgroundColor)
    return contrast === undefined || contrast >= leastContrast ? [] : [{ field, contrast }]
  })
}
