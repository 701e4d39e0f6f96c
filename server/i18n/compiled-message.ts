import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * A message of the factory as a page needs it; undefined for one that a page could not show: no message at all, a plural or a select
 * without `other`, or a kind that wants a value or a format that we do not know to be there (`{day, date}`, `{price, number, foo}`).
 * Such a one would break every page that it stands on.
 */
export function compiledMessage(message: string): CompiledMessage | undefined {
  try {
    const compiled = compileMessageOrThrow(message)
    return isShowable(compiled) ? compiled : undefined
  } catch {
    return undefined
  }
}

/** What a message takes: its name, its kind, and for plurals and selects the message of each case. */
function partsOf(compiled: CompiledMessage) {
  return compiled
    .filter((token) => typeof token !== 'string')
    .map(([name, kind, format]) => ({ name, kind, format, cases: casesOf(kind, format) }))
}

/** A value that a message takes, or a tag, as its translator writes it: `{name}`, `{count, plural}`, `<0>`. */
export interface Placeholder {
  name: string
  kind: 'number' | 'tag' | 'words'
  written: string
}

/** What a message takes, in braces or as tags. */
export function placeholdersIn(compiled: CompiledMessage): Placeholder[] {
  const ofTags = compiled.flatMap((token) => (typeof token === 'string' ? tagsIn(token) : []))
  const ofParts = partsOf(compiled).flatMap(({ name, kind, cases }): Placeholder[] => [
    {
      name,
      kind: isOfNumbers(kind) ? 'number' : 'words',
      written: kind ? `{${name}, ${kind}}` : `{${name}}`,
    },
    ...Object.values(cases).flatMap(placeholdersIn),
  ])
  return [...ofParts, ...ofTags]
}

function tagsIn(words: string): Placeholder[] {
  return Array.from(words.matchAll(/<\/?([A-Za-z0-9]+)\/?>/gu), ([, name = '']) => ({
    name,
    kind: 'tag',
    written: `<${name}>`,
  }))
}

function isOfNumbers(kind: string | undefined): boolean {
  return kind !== undefined && kind !== 'select'
}

const withCases = new Set(['plural', 'selectordinal', 'select'])

function isShowable(compiled: CompiledMessage): boolean {
  return partsOf(compiled).every(({ kind, format, cases }) => {
    if (kind === undefined || kind === 'number') return format === undefined
    return withCases.has(kind) && 'other' in cases && Object.values(cases).every(isShowable)
  })
}

/** An offset is no case; one of another kind than a number is a case that has this name. */
function casesOf(kind: string | undefined, format: unknown): Record<string, CompiledMessage> {
  if (kind === undefined || !withCases.has(kind)) return {}
  return Object.fromEntries(
    Object.entries(format as Record<string, CompiledMessage | number | undefined>).filter(
      (each): each is [string, CompiledMessage] => Array.isArray(each[1]),
    ),
  )
}
