import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Ground, SectionKind } from '#domain/sections.ts'

/** What editors call each kind of section. */
export const sectionNames: Record<SectionKind, MessageDescriptor> = {
  hero: msg`Large opening`,
  text: msg`Text`,
  'picture-text': msg`Picture and text`,
  products: msg`Products`,
  steps: msg`Steps`,
  questions: msg`Questions`,
  'call-to-action': msg`Call to action`,
  map: msg`Map`,
  gallery: msg`Gallery`,
  table: msg`Table`,
  'home-hero': msg`Top of the page`,
  'home-categories': msg`Categories`,
  'home-best': msg`Best sellers`,
  'home-made': msg`How it is made`,
  'home-shops': msg`Where to buy`,
  'letter-heading': msg`Heading`,
  'letter-text': msg`Text`,
  'letter-picture': msg`Picture`,
  'letter-products': msg`Products`,
  'letter-button': msg`Button`,
  'letter-divider': msg`Divider`,
  'letter-unsubscribe': msg`Unsubscribe`,
}

/** What a section stands on. */
export const groundNames: Record<Ground, MessageDescriptor> = {
  plain: msg`Plain`,
  tint: msg`Tinted`,
  deep: msg`Deep green`,
}

/** On which side of its words a picture stands. */
export const sideNames = { start: msg`Before the text`, end: msg`After the text` }
