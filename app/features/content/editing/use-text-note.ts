import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { lacksWords } from './lacks-words.ts'

interface TextNote {
  note?: string
  tone?: 'missing' | 'outdated'
}

/** What an editor should know of a text before opening it: yellow is missing, amber outdated. */
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
  const tone = isLacking ? 'missing' : text.state === 'outdated' && text.state
  return { ...(note ? { note } : {}), ...(tone ? { tone } : {}) }
}
