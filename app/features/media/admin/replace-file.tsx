import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaItem } from '#domain/media.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FileButton } from './drop-zone.tsx'
import { sendFile } from './send-file.ts'
import { svgAsPng } from './svg-as-png.ts'

interface ReplaceFileProps {
  item: MediaItem
  onReplaced: (item: MediaItem) => void
}

/** Puts another file in the place of this one: wherever it is used, the new one is shown. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const { t } = useLingui()
  const [progress, setProgress] = useState<number>()
  const [message, setMessage] = useState('')
  const replace = async (file: File) => {
    if (progress !== undefined) return
    setMessage('')
    setProgress(0)
    const sent = await svgAsPng(file)
    const answer =
      sent && (await sendFile({ file: sent, over: item, onProgress: setProgress }).answer)
    setProgress(undefined)
    if (!answer) setMessage(t`This drawing cannot be read. Save it as PNG and try again.`)
    else if (answer === 'cancelled') return
    else if (answer.ok) onReplaced(answer.value)
    else if (answer.reason === 'refused') setMessage(answer.error.message)
    else setMessage(t`The connection was lost. Nothing was replaced; try again.`)
  }
  return (
    <>
      {/* It stays while a file is on its way, and the keyboard on it. */}
      <FileButton
        isBusy={progress !== undefined}
        accept={item.kind === 'picture' ? 'image/*' : undefined}
        label={
          <>
            <Icon name="refresh-cw" size="s" />
            <Trans>Replace</Trans>
          </>
        }
        onFiles={([file]) => file && void replace(file)}
      />
      {progress !== undefined && <progress aria-label={t`Progress`} max={1} value={progress} />}
      {message && (
        <p className="field-error" role="alert">
          <Icon name="circle-alert" size="s" />
          <span>{message}</span>
        </p>
      )}
    </>
  )
}
