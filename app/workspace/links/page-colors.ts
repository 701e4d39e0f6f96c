import { themeColorNames, type ThemeColors, type ThemeScheme } from '#domain/theme.ts'

/** What light and dark pages are coloured in, with the theme that the factory has chosen: as this browser shows them. */
export function pageColors(): Record<ThemeScheme, ThemeColors> {
  return { light: colorsIn('light'), dark: colorsIn('dark') }
}

function colorsIn(scheme: ThemeScheme): ThemeColors {
  const page = document.createElement('div')
  page.dataset['theme'] = scheme
  document.body.append(page)
  const seen = getComputedStyle(page)
  const colors = themeColorNames.map((name) => {
    page.style.backgroundColor = `var(--${name})`
    return [name, seen.backgroundColor] as const
  })
  page.remove()
  return Object.fromEntries(colors) as ThemeColors
}
