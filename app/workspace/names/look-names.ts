import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LoadingStyle } from '#domain/settings.ts'
import type { ThemeFonts, ThemeRadius } from '#domain/theme.ts'

/** What shows that something is on its way. */
export const loadingStyleNames: Record<LoadingStyle, MessageDescriptor> = {
  spinner: msg`Spinner`,
  dots: msg`Dots`,
  pulse: msg`Pulse`,
  bounce: msg`Bounce`,
  custom: msg`A picture of your own`,
}

export const radiusNames: Record<ThemeRadius, MessageDescriptor> = {
  none: msg`Sharp`,
  small: msg`A little round`,
  medium: msg`Round`,
  large: msg`Very round`,
}

export const fontNames: Record<ThemeFonts, MessageDescriptor> = {
  pair: msg`Headings with serifs`,
  text: msg`All without serifs`,
  system: msg`Each reader’s own letters`,
}
