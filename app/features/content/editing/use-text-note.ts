import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { TextState } from '#domain/editing.ts'
import { lacksWords } from './lacks-words.ts'

/** What a translation wants of an editor; no words of the default language have any. */
export type TextTone = 'missing' | 'outdated' | 'machine' | 'done'

interface TextNote {
  note?: string
  tone?: TextTone
}

const tones = {
  missing: undefined,
  outdated: 'outdated',
  machine: 'machine',
  reviewed: 'done',
  source: undefined,
} satisfies Record<TextState, TextTone | undefined>

/** What an editor should know of a text before opening it: yellow is missing, amber outdated, blue a machine's, green done. */
export function useTextNote(text: EditableText | undefined): TextNote {
  const { t } = useLingui()
  if (!text) return {}
  const isLacking = lacksWords(text)
  const lacking = text.source?.value ? t`translation missing` : t`no words yet`
  const state = {
    missing: isLacking ? lacking : undefined,
    outdated: t`source changed`,
    machine: t`machine translation`,
    reviewed: undefined,
    source: undefined,
  }[text.state]
  const waiting = text.draft ? t`draft` : text.scheduled && t`scheduled`
  const note = [state, waiting].filter(Boolean).join(' · ')
  const tone = isLacking ? 'missing' : tones[text.state]
  return { ...(note ? { note } : {}), ...(tone ? { tone } : {}) }
}
