import '#app/styles/ai.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { askPicture } from './draft-calls.ts'

interface PictureHelpProps {
  mediaId: string
  language: string
  /** Puts the words into the field, where a person changes and saves them. */
  onTake: (value: string) => void
}

/** What AI sees on a picture: words for the field, which nobody has saved yet. */
export function PictureHelp({ mediaId, language, onTake }: PictureHelpProps) {
  const { t } = useLingui()
  const [isDrafted, setIsDrafted] = useState(false)
  const { send, isBusy, message } = useSave({
    unanswered: t`We cannot reach the site. Try again in a moment.`,
  })
  async function ask(): Promise<void> {
    const answer = await send((key) => askPicture(mediaId, language, key))
    if (!answer?.ok) return
    setIsDrafted(true)
    onTake(answer.value.value)
  }
  return (
    <div className="ai-help">
      <Button isBusy={isBusy} onClick={() => void ask()} size="s" variant="outline">
        <Icon name="sparkles" size="s" />
        <Trans>Describe by AI</Trans>
      </Button>
      {isDrafted && (
        <span className="ws-quiet" role="status">
          <Trans>Drafted by AI. Look at it before you save.</Trans>
        </span>
      )}
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  )
}
