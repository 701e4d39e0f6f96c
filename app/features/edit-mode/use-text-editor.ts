import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { cleanLine, cleanLines } from '#domain/typed-text.ts'
import { useSameKey } from '#app/ui/use-same-key.ts'
import { currentIn, type SaveAs, saveText } from './editing-api.ts'
import { type Typed, useEditing } from './editing-context.ts'
import { forgetTyped, keepTyped } from './kept-text.ts'
import { plannedWords } from './planned-words.ts'
import { nameOf } from './text-key.ts'
import { unplaced } from './unplaced.ts'
import { useLostSave } from './use-lost-save.ts'
import { useRefusal } from './use-refusal.ts'
import { type TextAction, useTextAction } from './use-text-action.ts'
import { useTold } from './use-told.ts'
import { useTextNotices } from './use-text-notices.ts'

export interface TextEditor {
  text: EditableText
  /** The words that it began with. */
  base: string
  value: string
  state: 'editing' | 'saving'
  /** Why the last save did not succeed, and what was kept. */
  told: string | undefined
  /** True where the words themselves were refused. */
  isRefused: boolean
  /** The words that somebody else saved meanwhile. */
  conflict: EditableText | undefined
  isChanged: boolean
  /** Its words were taken away: a save says that there are none. */
  isEmptied: boolean
  canDraft: boolean
  canPublish: boolean
  canSchedule: boolean
  /** The published words are what is shown, and nothing waits that to publish them again would throw away. */
  canConfirm: boolean
  /** The last save left the planned words as they are, and changed their times. */
  keepsPlan: boolean
  change: (value: string) => void
  save: (as: SaveAs) => void
  /** Saves these words over what somebody else saved, which was looked at: for readers or as a draft, as they were sent first. */
  settle: (value: string) => void
  takeTheirs: () => void
  backToText: () => void
  stillCorrect: () => void
  /** Does something else with the text, such as throwing its draft away, and closes it. `isStep` where an undo can take it back. */
  run: (action: TextAction) => void
  cancel: () => void
}

interface Begin {
  typed?: Typed | undefined
  /** Where the text is not open on the page: what ends its editing. */
  onDone?: () => void
}

/** One open text: viewing, editing, saving. What failed stays open with its words. */
export function useTextEditor(
  now: EditableText,
  { typed: before, onDone }: Begin = {},
): TextEditor {
  const { t } = useLingui()
  const { user, language, opened, setUnsaved, wasSaved, wasRead, say, ...editing } = useEditing()
  const close = onDone ?? editing.close
  // What somebody else saves while the text is open is no reason to forget what it was begun from.
  const [text] = useState(now)
  // Words that stand there already were saved, though nobody heard so.
  const typed = before?.value === (text.draft?.value ?? text.value) ? undefined : before
  const base = typed?.base ?? text.draft?.value ?? text.value
  const rev = typed?.rev ?? text.rev
  // What its writer saw when they began.
  const begun = { ...text, rev, ...(typed ? { value: base } : {}) }
  const [value, setValue] = useState(typed?.value ?? base)
  const [state, setState] = useState<TextEditor['state']>('editing')
  const { told, setTold, isRefused, tellWhy, forgetTold, wordsAreOthers } = useTold(say)
  const [conflict, setConflict] = useState<EditableText>()
  const [keepsPlan, setKeepsPlan] = useState(false)
  const lastAs = useRef<SaveAs>({ as: 'publish' })
  const isSending = useRef(false)
  const lostSave = useLostSave()
  const keyFor = useSameKey()
  const refusal = useRefusal()
  const run = useTextAction({ text, setState, setTold, close })
  const isChanged = cleaned(text, value) !== cleaned(text, base)
  const isEmpty = cleaned(text, value) === ''
  // What is edited are the published words: where none were written, those of the schedule stay.
  const toSchedule =
    (isChanged || text.draft ? undefined : plannedWords(text)) ?? cleaned(text, value)

  const name = nameOf(text)
  const again = opened && { ...opened, ...(onDone && unplaced(name)) }
  const notices = useTextNotices(again)
  // Told before the next key or press comes, which may leave.
  const unsaved = state === 'saving' ? 'saving' : isChanged ? 'typed' : undefined
  useLayoutEffect(() => setUnsaved(name, unsaved), [name, unsaved, setUnsaved])
  useLayoutEffect(() => () => setUnsaved(name, undefined), [name, setUnsaved])

  function change(next: string): void {
    setValue(next)
    wordsAreOthers()
    const { page, key, type } = text
    keepTyped({ userId: user.id, page, key, language, type, value: next, rev, base })
  }

  async function send(words: string, seen: EditableText, as: SaveAs): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    lastAs.current = as
    setState('saving')
    forgetTold()
    say(t`Saving…`)
    const { type } = text
    const wish = {
      language,
      value: words,
      rev: seen.rev,
      ...(seen.source ? { source: seen.source.value } : {}),
      ...as,
      ...(seen.rev === 0 ? { type } : {}),
    }
    const key = keyFor(wish)
    const answer = await saveText(seen, wish, key.value)
    isSending.current = false
    setState('editing')
    if (answer.ok) {
      key.isAnswered()
      forgetTyped({ page: text.page, key: text.key, language })
      setConflict(undefined)
      close()
      // What an undo brings back is what stood there, also where that was somebody else's.
      wasSaved(conflict ?? text, answer.value)
      notices.saved(answer.value, as)
      return
    }
    const current = currentIn(answer)
    if (current && lostSave.isFoundIn(current))
      return send(words, { ...seen, rev: current.rev }, as)
    const isAnswered = answer.reason === 'refused' && !answer.error.retryable
    if (isAnswered) key.isAnswered()
    else lostSave.remember({ words, as: as.as })
    setConflict(current)
    const isOfWords = answer.reason === 'refused' && answer.error.field !== undefined
    tellWhy(refusal(answer, current), isOfWords)
    if (!current) notices.failed(text)
  }

  return {
    text,
    base,
    value,
    state,
    told,
    isRefused,
    conflict,
    isChanged,
    isEmptied: isChanged && isEmpty,
    canDraft: isChanged && !isEmpty,
    canPublish: (isChanged || text.draft !== null) && !isEmpty,
    canSchedule: toSchedule !== '',
    canConfirm: text.draft === null && cleaned(text, value) === cleaned(text, text.value),
    keepsPlan,
    change,
    save: (as) => {
      const words = as.as === 'schedule' ? toSchedule : cleaned(text, value)
      if (words === '') return tellWhy(t`Without words there is nothing to save.`, true)
      setKeepsPlan(words !== cleaned(text, value))
      void send(words, begun, as)
    },
    settle: (words) => void send(cleaned(text, words), conflict ?? begun, lastAs.current),
    takeTheirs: () => {
      forgetTyped({ page: text.page, key: text.key, language })
      close()
      if (conflict) wasRead(conflict)
    },
    backToText: () => setConflict(undefined),
    run,
    stillCorrect: () => void send(text.value, begun, { as: 'publish' }),
    cancel: () => {
      // What is on its way cannot be called back: its answer says what became of it.
      if (isSending.current || state === 'saving') return
      forgetTyped({ page: text.page, key: text.key, language })
      close()
      if (isChanged) notices.givenUp({ value, rev, base })
    },
  }
}

function cleaned({ type, isMultiline }: EditableText, value: string): string {
  if (type === 'html') return value
  return isMultiline ? cleanLines(value) : cleanLine(value)
}
