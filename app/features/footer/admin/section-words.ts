import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FooterSection } from '#domain/footer.ts'

/** What editors call the sections of the footer. */
export const sectionWords: Record<FooterSection, MessageDescriptor> = {
  quicklinks: msg`Quick links`,
  products: msg`Products`,
  support: msg`Support`,
  bottom: msg`Bottom row`,
}

/** What they call the whole of it, and what it wears. */
export const footerWords = { whole: msg`Footer`, colors: msg`Colours of the footer` }
