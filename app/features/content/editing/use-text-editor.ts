import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { cleanLine, cleanLines } from '#domain/typed-text.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSameKey } from '#app/ui/use-same-key.ts'
import { currentIn, type SaveAs } from './editing-api.ts'
import { type Typed, useEditing } from './editing-context.ts'
import { forgetTyped, keepTyped } from './kept-text.ts'
import { saveWords } from './keep-words.ts'
import { nameOf } from './text-key.ts'
import { isTitle } from './title-text.ts'
import { useTitleToasts } from './use-title-toasts.ts'

export interface TextEditor {
  text: EditableText
  /** The words that it began with. */
  base: string
  value: string
  state: 'editing' | 'saving'
  /** Why the last save did not succeed, and what was kept. */
  told: string | undefined
  /** The words that somebody else saved meanwhile. */
  conflict: EditableText | undefined
  canDraft: boolean
  canPublish: boolean
  change: (value: string) => void
  save: (as: SaveAs) => void
  /** Saves these words over what somebody else saved, which was looked at. */
  settle: (value: string) => void
  takeTheirs: () => void
  backToText: () => void
  stillCorrect: () => void
  cancel: () => void
}

interface Begin {
  typed?: Typed | undefined
  /** Where the text is not open on the page: what ends its editing. */
  onDone?: () => void
}

/** One open text: viewing, editing, saving (ledger T01). What failed stays open with its words. */
export function useTextEditor(now: EditableText, { typed, onDone }: Begin = {}): TextEditor {
  const { t } = useLingui()
  const { user, language, opened, open, setUnsaved, wasSaved, say, ...editing } = useEditing()
  const close = onDone ?? editing.close
  // What somebody else saves while the text is open is no reason to forget what it was begun from.
  const [text] = useState(now)
  const base = typed?.base ?? text.draft?.value ?? text.value
  const rev = typed?.rev ?? text.rev
  // What its writer saw when they began.
  const begun = { ...text, rev, ...(typed ? { value: base } : {}) }
  const [value, setValue] = useState(typed?.value ?? base)
  const [state, setState] = useState<TextEditor['state']>('editing')
  const [told, setTold] = useState<string>()
  const [conflict, setConflict] = useState<EditableText>()
  const isSending = useRef(false)
  const keyFor = useSameKey()
  const titleToasts = useTitleToasts()
  const isChanged = cleaned(text, value) !== cleaned(text, base)

  const name = nameOf(text)
  useEffect(() => setUnsaved(name, isChanged), [name, isChanged, setUnsaved])
  useEffect(() => () => setUnsaved(name, false), [name, setUnsaved])

  function change(next: string): void {
    setValue(next)
    const { page, key } = text
    keepTyped({ userId: user.id, page, key, language, value: next, rev, base })
  }

  async function send(words: string, seen: EditableText, as: SaveAs): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState('saving')
    setTold(undefined)
    say(t`Saving…`)
    const { type } = text
    const wish = {
      language,
      value: words,
      rev: seen.rev,
      ...as,
      ...(seen.rev === 0 ? { type } : {}),
    }
    const key = keyFor(wish)
    const answer = await saveWords(seen, wish, key.value)
    isSending.current = false
    setState('editing')
    if (answer.ok) {
      key.isAnswered()
      forgetTyped()
      setConflict(undefined)
      close()
      wasSaved(text, answer.value)
      say(as.as === 'publish' ? t`Saved.` : t`Kept for later.`)
      if (isTitle(text)) titleToasts.saved(answer.value)
      if (answer.value.wasCleaned) notifyStaff.info(t`Some formatting was removed.`)
      return
    }
    const current = currentIn(answer)
    if (answer.reason === 'refused' && !answer.error.retryable) key.isAnswered()
    setConflict(current)
    const why =
      answer.reason === 'refused'
        ? answer.error.message
        : t`We cannot reach the server. Your text is kept here. Try again in a moment.`
    setTold(why)
    say(why)
    if (isTitle(text) && !current) titleToasts.failed()
  }

  return {
    text,
    base,
    value,
    state,
    told,
    conflict,
    canDraft: isChanged && cleaned(text, value) !== '',
    canPublish: (isChanged || text.draft !== null) && cleaned(text, value) !== '',
    change,
    save: (as) => void send(cleaned(text, value), begun, as),
    settle: (words) => void send(cleaned(text, words), conflict ?? begun, { as: 'publish' }),
    takeTheirs: () => {
      forgetTyped()
      close()
      if (conflict) wasSaved(conflict, conflict)
    },
    backToText: () => setConflict(undefined),
    stillCorrect: () => void send(text.value, begun, { as: 'publish' }),
    cancel: () => {
      forgetTyped()
      close()
      if (!isChanged || !opened) return
      notifyStaff.info(t`Your changes were not saved.`, {
        action: {
          label: t`Bring them back`,
          onClick: () => open({ ...opened, typed: { value, rev, base } }),
        },
      })
    },
  }
}

function cleaned({ type, isMultiline }: EditableText, value: string): string {
  if (type === 'html') return value
  return isMultiline ? cleanLines(value) : cleanLine(value)
}
