import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'

/** What an editor should know of a text before opening it: yellow is missing, amber outdated. */
export function useTextNote(text: EditableText | undefined): {
  note?: string
  tone?: 'missing' | 'outdated'
} {
  const { t } = useLingui()
  if (!text) return {}
  const state = {
    missing: t`translation missing`,
    outdated: t`source changed`,
    machine: t`machine translation`,
    reviewed: undefined,
    source: undefined,
  }[text.state]
  const waiting = text.draft ? t`draft` : text.scheduled && t`scheduled`
  const note = [state, waiting].filter(Boolean).join(' · ')
  const { state: tone } = text
  return {
    ...(note ? { note } : {}),
    ...(tone === 'missing' || tone === 'outdated' ? { tone } : {}),
  }
}
