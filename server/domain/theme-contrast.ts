import { contrastOf } from './colors.ts'
import {
  colorsOf,
  type Theme,
  type ThemeColorName,
  type ThemeScheme,
  themeSchemes,
} from './theme.ts'

/** WCAG 2.2 AA for text. */
const goodContrast = 4.5
/** Below it nothing is saved: hardly anyone can read it. */
export const leastContrast = 3

const grounds = ['background', 'card', 'muted'] as const

/** Every pair of chosen colours that carries text: what is written, and on what. */
const written: readonly (readonly [ink: ThemeColorName, ground: ThemeColorName])[] = [
  ...grounds.flatMap((ground) =>
    (['foreground', 'muted-foreground', 'primary'] as const).map((ink) => [ink, ground] as const),
  ),
  ['primary-foreground', 'primary'],
  ['accent-foreground', 'accent'],
]

/** Grounds of the product's own that the chosen text colour stands on, at their worst: the hero, and the tints behind goods. */
const fixedGrounds: Record<ThemeScheme, readonly string[]> = {
  light: ['oklch(0.925 0.04 86)', 'oklch(0.925 0.031 72)'],
  dark: ['oklch(0.3 0.03 135)'],
}

/** What is written or drawn on the chosen grounds in colours of the product's own (theme.test.ts compares them with tokens.css). */
export const fixedInks = {
  destructive: { light: 'oklch(0.52 0.18 28)', dark: 'oklch(0.7 0.16 28)', least: goodContrast },
  success: { light: 'oklch(0.5 0.12 155)', dark: 'oklch(0.78 0.13 155)', least: goodContrast },
  info: { light: 'oklch(0.52 0.09 235)', dark: 'oklch(0.76 0.09 235)', least: goodContrast },
  warning: { light: 'oklch(0.625 0.135 62)', dark: 'oklch(0.82 0.14 75)', least: leastContrast },
  ring: { light: 'oklch(0.52 0.11 160)', dark: 'oklch(0.8 0.105 155)', least: leastContrast },
  'control-border': {
    light: 'oklch(0.605 0.022 130)',
    dark: 'oklch(0.595 0.022 150)',
    least: leastContrast,
  },
} as const
export type FixedInk = keyof typeof fixedInks
const fixedInkNames = Object.keys(fixedInks) as FixedInk[]

export interface FaintPair {
  scheme: ThemeScheme
  ink: ThemeColorName
  /** Null: a ground of the product's own. */
  ground: ThemeColorName | null
  contrast: number
}

/** What cannot be read well in a theme: pairs below 4.5:1, the worst first. What is no colour is not measured. */
export function faintPairs(theme: Theme): FaintPair[] {
  return themeSchemes
    .flatMap((scheme) => pairsOf(theme, scheme))
    .filter(({ contrast }) => contrast < goodContrast)
    .toSorted((a, b) => a.contrast - b.contrast)
}

function pairsOf(theme: Theme, scheme: ThemeScheme): FaintPair[] {
  const colors = colorsOf(theme, scheme)
  const contrastIn = (ink: ThemeColorName, ground: string) =>
    contrastOf(colors[ink], ground) ?? goodContrast
  return [
    ...written.map(([ink, ground]) => ({
      ...{ scheme, ink, ground },
      contrast: contrastIn(ink, colors[ground]),
    })),
    ...fixedGrounds[scheme].map((ground) => ({
      ...{ scheme, ink: 'foreground' as const, ground: null },
      contrast: contrastIn('foreground', ground),
    })),
  ]
}

/** A chosen ground, and what of the product's own is too faint on it. */
export interface FaintSign {
  scheme: ThemeScheme
  ink: FixedInk
  ground: (typeof grounds)[number]
  contrast: number
  /** 4.5 for what is read, 3 for what is seen. */
  least: number
}

/** Messages, signs and edges of the product's own that a theme makes hard to read or to see, the worst first. None of them is refused. */
export function faintSigns(theme: Theme): FaintSign[] {
  return themeSchemes
    .flatMap((scheme) => signsOf(theme, scheme))
    .filter(({ contrast, least }) => contrast < least)
    .toSorted((a, b) => a.contrast / a.least - b.contrast / b.least)
}

function signsOf(theme: Theme, scheme: ThemeScheme): FaintSign[] {
  const colors = colorsOf(theme, scheme)
  return grounds.flatMap((ground) =>
    fixedInkNames.map((ink) => {
      const { [scheme]: color, least } = fixedInks[ink]
      const contrast = contrastOf(color, colors[ground]) ?? least
      return { scheme, ink, ground, contrast, least }
    }),
  )
}

/** The one of a pair that the factory has chosen itself, and so can change: the written one where it chose both. */
export function chosenOf(theme: Theme, { scheme, ink, ground }: FaintPair): ThemeColorName {
  return theme[scheme][ink] === undefined && ground ? ground : ink
}
