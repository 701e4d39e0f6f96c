import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HeaderStyle, LogoStyle } from '#domain/header.ts'

/** The fifteen layouts of the header. */
export const headerStyleNames: Record<HeaderStyle, MessageDescriptor> = {
  horizontal: msg`Horizontal`,
  centered: msg`Centered`,
  split: msg`Split`,
  mega: msg`Mega menu`,
  minimal: msg`Minimal`,
  bbc: msg`In the manner of BBC`,
  cnn: msg`In the manner of CNN`,
  linkedin: msg`In the manner of LinkedIn`,
  instagram: msg`In the manner of Instagram`,
  youtube: msg`In the manner of YouTube`,
  facebook: msg`In the manner of Facebook`,
  gmail: msg`In the manner of Gmail`,
  bootstrap: msg`In the manner of Bootstrap`,
  medium: msg`In the manner of Medium`,
  compact: msg`Compact`,
}

export const logoStyleNames: Record<LogoStyle, MessageDescriptor> = {
  rounded: msg`Rounded`,
  square: msg`Square`,
  circular: msg`Circular`,
}
