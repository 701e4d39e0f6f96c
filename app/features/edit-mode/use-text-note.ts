import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { TextState } from '#domain/editing.ts'
import { useEditing } from './editing-context.ts'
import { lacksWords } from './lacks-words.ts'
import { namesInLine } from './names-in-line.ts'
import { isAt } from './use-presence.ts'

/** What a translation wants of an editor, none of the words of the default language; or that somebody else has it open. */
export type MarkTone = 'missing' | 'outdated' | 'machine' | 'done' | 'taken'

interface TextNote {
  note?: string
  tone?: MarkTone
}

const tones = {
  missing: undefined,
  outdated: 'outdated',
  machine: 'machine',
  reviewed: 'done',
  source: undefined,
} satisfies Record<TextState, MarkTone | undefined>

/**
 * What an editor should know of a text before opening it: who else has it open; yellow is missing, amber outdated, blue a machine's,
 * green done.
 */
export function useTextNote(text: EditableText | undefined): TextNote {
  const { i18n, t } = useLingui()
  const { presences } = useEditing()
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
  const here = presences.others.filter((other) => isAt(other, text, text.languageCode))
  const count = here.length
  const names = count > 0 && namesInLine(here, i18n.locale)
  const taken =
    count > 0 &&
    t`${plural(count, { one: `${names} is editing now`, other: `${names} are editing now` })}`
  const note = [taken, state, waiting].filter(Boolean).join(' · ')
  const standing = isLacking ? 'missing' : tones[text.state]
  const tone = taken ? 'taken' : standing
  return { ...(note ? { note } : {}), ...(tone ? { tone } : {}) }
}
