import { isColor } from '#domain/colors.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import {
  type Theme,
  themeColorNames,
  type ThemeColors,
  type ThemeFonts,
  type ThemeRadius,
  type ThemeScheme,
} from '#domain/theme.ts'

/** A theme as it is typed: nothing typed is the product's own colour. */
export interface ThemeDraft extends Record<ThemeScheme, ThemeColors> {
  radius: ThemeRadius
  fonts: ThemeFonts
}

export function themeDraft({ light, dark, ...both }: SiteSettings['theme'] | Theme): ThemeDraft {
  return { light: typedOf(light), dark: typedOf(dark), radius: both.radius, fonts: both.fonts }
}

/** What a draft is sent as: also what is no colour, which comes back refused by name. */
export function bodyOf({ light, dark, ...both }: ThemeDraft): Theme {
  return { light: chosenIn(light, isTyped), dark: chosenIn(dark, isTyped), ...both }
}

/** The theme as far as it can be shown: what is no colour yet is left out. */
export function shownTheme({ light, dark, ...both }: ThemeDraft): Theme {
  return { light: chosenIn(light, isColor), dark: chosenIn(dark, isColor), ...both }
}

function typedOf(colors: Partial<ThemeColors>): ThemeColors {
  const entries = themeColorNames.map((name) => [name, colors[name] ?? ''] as const)
  return Object.fromEntries(entries) as ThemeColors
}

function chosenIn(typed: ThemeColors, is: (color: string) => boolean): Partial<ThemeColors> {
  const entries = themeColorNames.map((name) => [name, typed[name].trim()] as const)
  return Object.fromEntries(entries.filter(([, color]) => is(color)))
}

const isTyped = (color: string) => color !== ''
