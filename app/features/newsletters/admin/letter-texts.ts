import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { newsletterLimits } from '#domain/newsletters.ts'
import type { LetterKind } from '#domain/sections.ts'
import type { IconName } from '#app/ui/icon-names.ts'

interface LetterField {
  key: string
  label: MessageDescriptor
  type: 'text' | 'html'
  /** In characters, where inboxes show no more. */
  most?: number
}

/** What every newsletter says before its blocks. */
export const headFields: readonly LetterField[] = [
  { key: 'subject', label: msg`Subject`, type: 'text', most: newsletterLimits.subject },
  {
    key: 'preheader',
    label: msg`First line in the inbox`,
    type: 'text',
    most: newsletterLimits.preheader,
  },
]

/** The words of each kind of block, by the last part of their key. */
const fields = {
  'letter-heading': { key: 'title', label: msg`Heading`, type: 'text' },
  'letter-text': { key: 'text', label: msg`Text`, type: 'html' },
  'letter-picture': { key: 'caption', label: msg`Caption`, type: 'text' },
  'letter-products': { key: 'title', label: msg`Heading`, type: 'text' },
  'letter-button': { key: 'label', label: msg`On the button`, type: 'text' },
  'letter-divider': undefined,
  'letter-unsubscribe': { key: 'note', label: msg`A word at the end`, type: 'text' },
} as const satisfies Record<LetterKind, LetterField | undefined>

export const kindIcons = {
  'letter-heading': 'heading-2',
  'letter-text': 'text-quote',
  'letter-picture': 'image',
  'letter-products': 'package',
  'letter-button': 'link',
  'letter-divider': 'minus',
  'letter-unsubscribe': 'lock',
} as const satisfies Record<LetterKind, IconName>

/** The text of a block with its whole key; undefined for a block that has none. */
export function fieldOf(kind: LetterKind, number: number): LetterField | undefined {
  const field = fields[kind]
  return field && { ...field, key: `section.${number}.${field.key}` }
}

/** A text as it was read; as one that nobody has written yet where it was not. */
export function textIn(
  texts: readonly EditableText[],
  { key, type }: LetterField,
): Pick<EditableText, 'key' | 'type' | 'value' | 'rev' | 'source'> {
  return (
    texts.find((text) => text.key === key) ?? { ...{ key, type, value: '', rev: 0, source: null } }
  )
}
