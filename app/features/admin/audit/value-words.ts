import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words = Record<string, MessageDescriptor>

const kinds: Words = {
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
}

/** The choices of a field, as its editors read them. */
const choiceWords: Record<string, Words> = {
  kind: kinds,
  ground: { plain: msg`Plain`, tint: msg`Tinted`, deep: msg`Deep green` },
  side: { start: msg`Before the text`, end: msg`After the text` },
  headerLogoStyle: { rounded: msg`Rounded`, square: msg`Square`, circular: msg`Circular` },
  headerMenuStyle: {
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
  },
  loadingStyle: {
    spinner: msg`Spinner`,
    dots: msg`Dots`,
    pulse: msg`Pulse`,
    bounce: msg`Bounce`,
    custom: msg`A picture of your own`,
  },
  radius: {
    none: msg`Sharp`,
    small: msg`A little round`,
    medium: msg`Round`,
    large: msg`Very round`,
  },
  fonts: {
    pair: msg`Headings with serifs`,
    text: msg`All without serifs`,
    system: msg`Each reader’s own letters`,
  },
  audience: {
    everyone: msg`Everyone`,
    signed_in: msg`People who are signed in`,
    signed_out: msg`People who are not signed in`,
  },
  direction: { ltr: msg`Left to right`, rtl: msg`Right to left` },
  state: {
    draft: msg`Draft`,
    scheduled: msg`Scheduled`,
    published: msg`Published`,
    shown: msg`Shown to visitors`,
    hidden: msg`Hidden`,
    removed: msg`Removed`,
  },
  template: {
    article: msg`Article`,
    questions: msg`Questions and answers`,
    places: msg`Places`,
    contact: msg`Contact`,
  },
}

/** What a choice is called; undefined where the value stands for itself. */
export function choiceWord(field: string, value: string): MessageDescriptor | undefined {
  const words = choiceWords[field]
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}

/** A section has no name in the log but its kind and number: `table 6`. */
export function sectionWord(name: string): { kind: MessageDescriptor; number: string } | undefined {
  const [kind = '', number = ''] = name.split(' ')
  const words = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return words && { kind: words, number }
}

const times = new Set(['startsAt', 'endsAt', 'publishAt', 'unpublishAt'])

/** True where a number is a moment: epoch ms. */
export function isMoment(field: string): boolean {
  return times.has(field)
}
