import { msg } from '@lingui/core/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { Brought, Moment, Step } from '#app/platform/undo-step.ts'
import { dropDraft, saveText } from './editing-api.ts'
import { readWords, removeWords, saveWords } from './keep-words.ts'
import { canTake, momentOf } from './text-moment.ts'
import { nameOf } from './text-key.ts'

/** A text that was saved. `show` hears of what a step has made of it. */
export function textStep(
  before: EditableText,
  after: EditableText,
  show: (text: EditableText) => void,
): Step {
  return {
    name: `${nameOf(after)} ${after.languageCode}`,
    before: momentOf(before),
    after: momentOf(after),
    bring: async (from, to) => {
      const outcome = await brought(after, from, to)
      if (typeof outcome === 'string') return outcome
      show(outcome.text)
      return { ...outcome, reached: momentOf(outcome.text) }
    },
    wasChanged: msg`Somebody else changed this text since. Nothing was undone.`,
  }
}

type Written = Omit<Brought, 'reached'> & { text: EditableText }

/** Writes a text as it was at a moment, where it still is what the step left behind. */
async function brought(
  text: EditableText,
  from: Moment,
  to: Moment,
): Promise<Written | 'changed' | 'failed'> {
  const language = text.languageCode
  const { value = null, draft = null } = to
  const read = await readWords(text)
  if (!read.ok) return 'failed'
  let now = read.value
  let hasLost = false
  if (!canTake(momentOf(now), { from, to })) return 'changed'
  const isWritten = now.value !== value
  if (isWritten) {
    const { rev } = now
    const change = { language, value: value ?? '', rev, as: 'publish', isFormer: true } as const
    const written = value
      ? await saveWords(now, change, crypto.randomUUID())
      : await removeWords(now)
    if (!written.ok) return 'failed'
    now = written.value
    hasLost = now.hasLostMedia === true
  }
  if ((now.draft?.value ?? null) === draft) return { text: now, isWhole: true, hasLost }
  const drafted =
    draft === null
      ? await dropDraft(text, { language, rev: now.rev })
      : await saveText(
          text,
          { language, value: draft, rev: now.rev, as: 'draft', isFormer: true },
          crypto.randomUUID(),
        )
  hasLost ||= drafted.ok && drafted.value.hasLostMedia === true
  if (drafted.ok) return { text: drafted.value, isWhole: true, hasLost }
  return isWritten ? { text: now, isWhole: false, hasLost } : 'failed'
}
