import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { useSave } from '#app/ui/use-save.ts'
import { useEditing } from './editing-context.ts'

export interface TextAction {
  call: () => Promise<ApiAnswer<EditableText>>
  /** What is said once it is done. */
  said: string
  /** An undo can take it back. */
  isStep: boolean
}

interface OpenText {
  text: EditableText
  setState: (state: 'editing' | 'saving') => void
  setTold: (told: string | undefined) => void
  close: () => void
}

/** What else can be done with an open text than saving it: it closes once that is done, and stays with the reason where it is not. */
export function useTextAction({ text, setState, setTold, close }: OpenText) {
  const { t } = useLingui()
  const { texts, wasSaved, wasRead, say } = useEditing()
  const { send } = useSave()
  async function act({ call, said, isStep }: TextAction): Promise<void> {
    const answer = await send(() => {
      setState('saving')
      setTold(undefined)
      return call()
    })
    if (!answer) return
    setState('editing')
    if (answer.ok) {
      close()
      if (isStep) wasSaved(text, answer.value)
      else wasRead(answer.value)
      return say(said)
    }
    texts.readAgain()
    setTold(
      answer.reason === 'refused'
        ? answer.error.message
        : t`We cannot reach the server. Nothing was changed. Try again in a moment.`,
    )
  }
  return (action: TextAction) => void act(action)
}
