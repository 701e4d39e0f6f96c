import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FixedInk } from '#domain/theme-contrast.ts'
import type { ThemeColorName, ThemeScheme } from '#domain/theme.ts'

/** The theme's colours as its people call them. */
export const colorWords: Record<ThemeColorName, MessageDescriptor> = {
  background: msg`Ground of the page`,
  foreground: msg`Text`,
  card: msg`Cards`,
  muted: msg`Quiet ground`,
  'muted-foreground': msg`Quiet text`,
  primary: msg`Main colour`,
  'primary-foreground': msg`Text on the main colour`,
  accent: msg`Accent`,
  'accent-foreground': msg`Text on the accent`,
  border: msg`Lines`,
}

/** What is written or drawn in the product's own colours. */
export const signWords: Record<FixedInk, MessageDescriptor> = {
  destructive: msg`Errors`,
  success: msg`Good news`,
  info: msg`Notes`,
  warning: msg`Warnings`,
  ring: msg`Ring of the focus`,
  'control-border': msg`Edges of fields`,
}

export const schemeWords: Record<ThemeScheme, MessageDescriptor> = {
  light: msg`Light pages`,
  dark: msg`Dark pages`,
}
