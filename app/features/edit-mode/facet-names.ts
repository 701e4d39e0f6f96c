import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolated } from './isolated.ts'
import type { Facet } from './rich-facets.ts'

type Name = (value: string) => MessageDescriptor

const heading = (level: string) => () => msg`Heading ${level}`

/** What editors call what is said of words. What nobody has named is its element's or attribute's own name. */
const names: Record<string, Name> = {
  p: () => msg`Paragraph`,
  h1: heading('1'),
  h2: heading('2'),
  h3: heading('3'),
  h4: heading('4'),
  h5: heading('5'),
  h6: heading('6'),
  ul: (depth) => (depth === '1' ? msg`List` : msg`List of level ${depth}`),
  ol: (at) => {
    const [depth = '1', start] = at.split(' ')
    if (start !== undefined) return msg`Numbered list from ${start}`
    return depth === '1' ? msg`Numbered list` : msg`Numbered list of level ${depth}`
  },
  blockquote: () => msg`Quotation`,
  pre: () => msg`Block of code`,
  hr: () => msg`Line across`,
  td: () => msg`Table cell`,
  th: () => msg`Table heading`,
  caption: () => msg`Caption`,
  figcaption: () => msg`Caption`,
  strong: () => msg`Bold`,
  em: () => msg`Italic`,
  u: () => msg`Underlined`,
  s: () => msg`Crossed out`,
  code: () => msg`Code`,
  colSpan: (columns) => msg`Across ${columns} columns`,
  rowSpan: (rows) => msg`Across ${rows} rows`,
  href: (address) => msg`Link to ${isolated(address, '\u2066')}`,
  target: () => msg`In a new window`,
  alt: (words) => msg`Alternative text: ${isolated(words, '\u2068')}`,
  lang: (code) => msg`In the language ${code}`,
}

/** A facet as its editor reads it: `Heading 2`, `Link to /shop`. */
export function facetName(i18n: I18n, { name, value }: Facet): string {
  const found = names[name]
  return found ? i18n._(found(value)) : `${name} ${value}`.trim()
}
