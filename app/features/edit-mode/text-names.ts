import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextKey } from './text-key.ts'
import { nounName } from './text-nouns.ts'

/** The parts of a page that hold several texts, by the first part of their content keys. */
const groups: Record<string, MessageDescriptor> = {
  hero: msg`Top of the page`,
  categories: msg`Categories`,
  best: msg`Best sellers`,
  made: msg`How it is made`,
  places: msg`Where to buy`,
  place: msg`Place`,
  block: msg`Section`,
  section: msg`Section`,
  signup: msg`Sign-up form`,
  list: msg`List`,
  group: msg`Group`,
  question: msg`Question`,
  company: msg`Company`,
  team: msg`Team`,
  person: msg`Person`,
  certificates: msg`Certificates`,
  certificate: msg`Certificate`,
  quicklinks: msg`Footer, first column`,
  products: msg`Footer, second column`,
  support: msg`Footer, third column`,
  copyright: msg`Copyright`,
}

/** What a text is within its part, by the last part of its content key. */
const fields: Record<string, MessageDescriptor> = {
  title: msg`Title`,
  lede: msg`Introduction`,
  body: msg`Text`,
  text: msg`Text`,
  primary: msg`Button`,
  secondary: msg`Second button`,
  more: msg`Link`,
  fact: msg`Note`,
  note: msg`Note`,
  name: msg`Name`,
  street: msg`Street`,
  city: msg`Postcode and city`,
  hours: msg`Opening hours`,
  phone: msg`Phone`,
  role: msg`What they do`,
  issuer: msg`Issued by`,
  until: msg`Valid until`,
  validUntil: msg`Valid until`,
  link: msg`Link`,
  picture: msg`Picture`,
  description: msg`Description`,
  subject: msg`Subject`,
  preheader: msg`First line in the inbox`,
  caption: msg`Caption`,
  label: msg`Button`,
  metaTitle: msg`Title for search engines`,
  metaDescription: msg`Description for search engines`,
}

/**
 * What editors call a text, in the language of the page; a key that nobody has named is its own name.
 * @example textName(i18n, { page: 'faq', key: 'question.3.title' }) // 'Question 3 · Title'
 */
export function textName(i18n: I18n, { page, key }: TextKey): string {
  const noun = nounName({ page, key })
  if (noun) return i18n._(noun)
  const parts = key.split('.')
  const last = parts.at(-1) ?? key
  const field = fields[last]
  // A section may hold several of a kind: 'section.4.2.title' is of its second.
  const item = parts[0] === 'section' && /^\d+$/u.test(parts[2] ?? '') ? parts[2] : undefined
  const numbered = /^\d+$/u.test(parts[1] ?? '') ? parts[1] : undefined
  const group = parts.length > 1 ? groups[parts[0] ?? ''] : undefined
  if (!field && !group) return key
  const names = [
    group && [i18n._(group), numbered].filter(Boolean).join(' '),
    item,
    field && i18n._(field),
  ]
  return names.filter(Boolean).join(' · ')
}
