import { staysInDeclaration } from './css-value.ts'

/** The colours that a factory may choose, each for a light and a dark page. */
export const themeColorNames = [
  'background',
  'foreground',
  'card',
  'muted',
  'muted-foreground',
  'primary',
  'primary-foreground',
  'accent',
  'accent-foreground',
  'border',
] as const
export type ThemeColorName = (typeof themeColorNames)[number]

export const themeSchemes = ['light', 'dark'] as const
export type ThemeScheme = (typeof themeSchemes)[number]

/** How round corners are: of small things, of controls, of cards, in px. */
const themeRadii = {
  none: [0, 0, 0],
  small: [3, 5, 9],
  medium: [6, 10, 18],
  large: [10, 16, 28],
} as const
export type ThemeRadius = keyof typeof themeRadii
export const themeRadiusNames = Object.keys(themeRadii) as ThemeRadius[]

/** What letters are set in: the product's own pair, its text face alone, or what each reader's system has, for which nothing is fetched. */
const themeFonts = {
  pair: { 'font-text': 'var(--own-text)', 'font-display': 'var(--own-display)' },
  text: { 'font-text': 'var(--own-text)', 'font-display': 'var(--own-text)' },
  system: { 'font-text': 'system-ui,sans-serif', 'font-display': 'system-ui,sans-serif' },
} as const satisfies Record<string, Record<string, string>>
export type ThemeFonts = keyof typeof themeFonts
export const themeFontNames = Object.keys(themeFonts) as ThemeFonts[]

export type ThemeColors = Record<ThemeColorName, string>

/** What a factory has chosen; what is left out is the product's. */
export interface Theme {
  light: Partial<ThemeColors>
  dark: Partial<ThemeColors>
  radius: ThemeRadius
  fonts: ThemeFonts
}

/** The product's own, as tokens.css has them (theme.test.ts compares). */
export const defaultColors: Record<ThemeScheme, ThemeColors> = {
  light: {
    background: 'oklch(0.983 0.009 92)',
    foreground: 'oklch(0.245 0.028 162)',
    card: 'oklch(0.997 0.004 92)',
    muted: 'oklch(0.953 0.013 92)',
    'muted-foreground': 'oklch(0.465 0.022 155)',
    primary: 'oklch(0.385 0.078 160)',
    'primary-foreground': 'oklch(0.985 0.012 95)',
    accent: 'oklch(0.885 0.125 90)',
    'accent-foreground': 'oklch(0.31 0.05 80)',
    border: 'oklch(0.898 0.014 92)',
  },
  dark: {
    background: 'oklch(0.195 0.018 165)',
    foreground: 'oklch(0.945 0.012 95)',
    card: 'oklch(0.235 0.02 165)',
    muted: 'oklch(0.275 0.02 165)',
    'muted-foreground': 'oklch(0.745 0.018 120)',
    primary: 'oklch(0.8 0.105 155)',
    'primary-foreground': 'oklch(0.2 0.03 160)',
    accent: 'oklch(0.86 0.125 88)',
    'accent-foreground': 'oklch(0.25 0.05 80)',
    border: 'oklch(0.335 0.02 165)',
  },
}

export const defaultTheme: Theme = { light: {}, dark: {}, radius: 'medium', fonts: 'pair' }

/** A theme from its tokens as they are kept; one of another version of the product, or that could leave its rule, is none. */
export function themeOf(
  tokens: readonly { scheme: ThemeScheme | 'both'; token: string; value: string }[],
): Theme {
  const chosen = (scheme: ThemeScheme) =>
    Object.fromEntries(
      themeColorNames.flatMap((name) => {
        const found = tokens.find((each) => each.scheme === scheme && each.token === name)
        return found && staysInDeclaration(found.value) ? [[name, found.value]] : []
      }),
    )
  const inBoth = (name: string) => tokens.find(({ token }) => token === name)?.value
  return {
    light: chosen('light'),
    dark: chosen('dark'),
    radius: themeRadiusNames.find((name) => name === inBoth('radius')) ?? defaultTheme.radius,
    fonts: themeFontNames.find((name) => name === inBoth('fonts')) ?? defaultTheme.fonts,
  }
}

/** All the colours of a page in a scheme: the chosen ones, and the product's in their gaps. */
export function colorsOf(theme: Theme, scheme: ThemeScheme): ThemeColors {
  return { ...defaultColors[scheme], ...theme[scheme] }
}

/** A theme as rules of its document; empty where nothing is chosen. */
export function themeStyles(theme: Theme): string {
  const [light, dark] = [colorsOf(theme, 'light'), colorsOf(theme, 'dark')]
  const chosen = themeColorNames.filter((name) => theme.light[name] ?? theme.dark[name])
  const colors = chosen
    .flatMap((name) => (name === 'foreground' ? [name, 'card-foreground' as const] : [name]))
    .map((name) => {
      const source = name === 'card-foreground' ? 'foreground' : name
      return `--${name}:light-dark(${light[source]},${dark[source]})`
    })
  // One step stronger than the product's own rules: whichever comes first in the head.
  const rules = colors.length > 0 ? `:root:root,[data-theme][data-theme]{${colors.join(';')}}` : ''
  const { radius, fonts } = theme
  const both = {
    ...(radius === defaultTheme.radius ? {} : radiusTokens(radius)),
    ...(fonts === defaultTheme.fonts ? {} : themeFonts[fonts]),
  }
  return rules + ruleOf(both)
}

/** The same with every token named: shown over whatever a document has come with. */
export function wholeThemeStyles(theme: Theme): string {
  const [light, dark] = [colorsOf(theme, 'light'), colorsOf(theme, 'dark')]
  return themeStyles({ ...defaultTheme, light, dark }) + ruleOf(tokensOfBoth(theme))
}

/** What holds for light and dark pages alike, by token. */
export function tokensOfBoth({ radius, fonts }: Theme): Record<string, string> {
  return { ...radiusTokens(radius), ...themeFonts[fonts] }
}

function radiusTokens(radius: ThemeRadius): Record<string, string> {
  const [small, medium, large] = themeRadii[radius]
  return { 'radius-s': `${small}px`, 'radius-m': `${medium}px`, 'radius-l': `${large}px` }
}

function ruleOf(tokens: Record<string, string>): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return declarations.length > 0 ? `:root:root{${declarations.join(';')}}` : ''
}
