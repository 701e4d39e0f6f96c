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

/** The one of a pair that the factory has chosen itself, and so can change: the written one where it chose both. */
export function chosenOf(theme: Theme, { scheme, ink, ground }: FaintPair): ThemeColorName {
  return theme[scheme][ink] === undefined && ground ? ground : ink
}
