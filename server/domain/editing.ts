import { type Actor, isAllowed, mayWriteIn, type Permission } from './permissions.ts'
import { richTextPolicy } from './rich-text-policy.ts'

/** The state of a text in one language, for its editors: yellow is missing, amber outdated. */
export const textStates = ['missing', 'machine', 'outdated', 'reviewed', 'source'] as const
export type TextState = (typeof textStates)[number]

export const versionStatuses = ['draft', 'published', 'scheduled', 'unpublished'] as const
export type VersionStatus = (typeof versionStatuses)[number]

export const versionOrigins = ['human', 'ai', 'import', 'tm'] as const
export type VersionOrigin = (typeof versionOrigins)[number]

/** The longest that a text may be, in characters. */
export const textLimits = { text: 2000, html: richTextPolicy.maxLength } as const

/** Of plain texts those that are a paragraph rather than a line, by the last part of their key. */
const paragraphs = new Set(['lede', 'text', 'note', 'hours', 'description', 'metaDescription'])

/**
 * True where a plain text may have several lines.
 * @example isMultilineKey('place.1.note') // true
 */
export function isMultilineKey(key: string): boolean {
  return paragraphs.has(key.slice(key.lastIndexOf('.') + 1))
}

interface Translation {
  value: string
  isReviewed: boolean
  /** The source words that it was made from; null where nobody knows. */
  sourceValue: string | null
}

/** The state of a text; `source` are the default language's words, undefined where the text is in that language. */
export function textState(text: Translation, source: string | undefined): TextState {
  if (text.value === '') return 'missing'
  if (source === undefined) return 'source'
  if (text.sourceValue !== null && text.sourceValue !== source) return 'outdated'
  return text.isReviewed ? 'reviewed' : 'machine'
}

export type TextWrite = 'draft' | 'publish' | 'direct'

export type Writer = Pick<Actor, 'role' | 'lacksSecondFactor' | 'languages'>

/**
 * True where the caller may write texts in a language. Translators draft and publish in their own languages; when and whether a
 * text is shown (`direct`: schedule, take down, restore) is the editors'.
 */
export function mayWriteText(actor: Writer, languageCode: string, write: TextWrite): boolean {
  if (!isAllowed(actor, 'content.translate')) return false
  if (!mayWriteIn(actor, languageCode)) return false
  if (isAllowed(actor, write === 'draft' ? 'content.edit' : 'content.publish')) return true
  return write !== 'direct'
}

/** What is no page, and whose words are written where it is edited, too: by who may do so there. */
const ownRights: Readonly<Record<string, Permission>> = {
  '@products': 'products.text',
  '@categories': 'products.text',
}

/** True where the caller may write the texts that are addressed by a page, beside what `mayWriteText` asks of their language. */
export function mayWriteTextsOf(actor: Writer, page: string): boolean {
  return isAllowed(actor, ownRights[page] ?? 'content.translate')
}

/** Why somebody who works here reads a language and writes nothing in it: what they are, what they lack, or the language itself. */
export type ReadOnlyReason = 'role' | 'second_factor' | 'language'

/**
 * Undefined for a person who may write texts in a language. What nobody can mend on the spot comes first.
 * @example whyReadOnly({ role: 'translator', languages: ['pl'] }, 'nb') // 'language'
 */
export function whyReadOnly(writer: Writer, languageCode: string): ReadOnlyReason | undefined {
  if (!isAllowed({ role: writer.role }, 'content.translate')) return 'role'
  if (writer.lacksSecondFactor) return 'second_factor'
  return mayWriteText(writer, languageCode, 'publish') ? undefined : 'language'
}
