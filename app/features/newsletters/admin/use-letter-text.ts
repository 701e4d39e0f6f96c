import { useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { currentIn, saveText } from '#app/features/edit-mode/editing-api.ts'
import { useSave } from '#app/ui/use-save.ts'

type Saved = Pick<EditableText, 'key' | 'type' | 'value' | 'rev'>

interface LetterText {
  page: string
  language: string
  /** As it was last read. */
  saved: Saved
  onSaved: () => Promise<void>
}

/**
 * What is typed over a text of a newsletter until it is saved: a refusal and somebody else's save leave it as it is. What is read anew
 * is followed where nothing is typed.
 */
export function useLetterText({ page, language, saved, onSaved }: LetterText) {
  const [seen, setSeen] = useState<Saved>(saved)
  const [typed, setTyped] = useState(saved.value)
  const [theirs, setTheirs] = useState<Saved>()
  const { send, isSaving, message } = useSave()
  const isDirty = typed !== seen.value
  if (!isDirty && saved.rev > seen.rev) {
    setSeen(saved)
    setTyped(saved.value)
  }

  async function save(over: Saved = seen): Promise<void> {
    if (typed === over.value && over === seen) return
    const { key, type } = saved
    const change = { language, value: typed, rev: over.rev, type, as: 'publish' } as const
    const answer = await send((idempotencyKey) => saveText({ page, key }, change, idempotencyKey), {
      content: change,
      isSaidElsewhere: ({ code }) => code === 'stale',
    })
    if (!answer) return
    if (!answer.ok) return setTheirs(currentIn(answer))
    const { value } = answer
    setTheirs(undefined)
    setSeen(value)
    // What was typed while it was on its way stays.
    setTyped((now) => (now === typed ? value.value : now))
    await onSaved()
  }

  return {
    typed,
    type: setTyped,
    isDirty,
    isSaving,
    message,
    /** Somebody else's words, where what is typed was refused for their sake. */
    theirs,
    save: () => save(),
    saveMine: () => save(theirs ?? seen),
    takeTheirs: () => {
      if (!theirs) return
      setSeen(theirs)
      setTyped(theirs.value)
      setTheirs(undefined)
    },
  }
}
