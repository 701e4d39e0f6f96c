import type {
  State,
  Translatable,
} from '#app/features/languages/admin/translations/translatable.ts'
import { fingerprint } from './fingerprint.ts'

/** What translators' programs call our states. What needs work must not look done to them. */
const stateOf: Record<State, string> = {
  missing: 'needs-translation',
  outdated: 'needs-translation',
  machine: 'needs-review-translation',
  builtIn: 'translated',
  reviewed: 'final',
}

interface Pair {
  area: string
  source: string
  target: string
}

/** The texts of an area as XLIFF 1.2, which every translators' program reads; markup and placeholders stand in it as text. */
export function xliffOf(rows: readonly Translatable[], { area, source, target }: Pair): string {
  const units = rows.map((row) => {
    const { id, context, isHtml, state } = row
    const datatype = isHtml ? 'html' : 'plaintext'
    return [
      `<trans-unit id="${xml(id)}" resname="${xml(context)}" datatype="${datatype}" xml:space="preserve" own:check="${fingerprint(row.target)}">`,
      `<source>${xml(row.source)}</source>`,
      `<target state="${stateOf[state]}">${xml(row.target)}</target>`,
      ...notesOf(row).map((note) => `<note>${xml(note)}</note>`),
      '</trans-unit>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:own="urn:matverk:exchange">',
    `<file original="${xml(area)}" datatype="plaintext" source-language="${xml(source)}" target-language="${xml(target)}">`,
    '<body>',
    ...units,
    '</body>',
    '</file>',
    '</xliff>',
    '',
  ].join('\n')
}

/** What a translator must know of a text; in English, as the names of the format are. */
function notesOf({ context, outdatedFrom, draft, isHtml }: Translatable): string[] {
  return [
    context,
    ...(isHtml ? ['HTML: keep the tags as they are.'] : []),
    ...(outdatedFrom === null ? [] : [`Translated from: ${outdatedFrom}`]),
    ...(draft === null ? [] : ['A draft is waiting on the site: this text is not taken in.']),
  ]
}

/** Characters that no XML may hold. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

function xml(text: string): string {
  return text
    .replaceAll(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
