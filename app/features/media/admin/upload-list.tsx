import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { cleanFileName } from '#domain/media-files/file-name.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { useFocusSuccessor } from '#app/ui/use-focus-successor.ts'
import { usePassedFocus } from '#app/workspace/links/use-passed-focus.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Upload, useUploads } from './use-uploads.ts'

type UploadListProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'retry' | 'clear'>

/** The files on their way: how far each is, why one was refused, and what can be done about it. */
export function UploadList({ uploads, cancel, retry, clear }: UploadListProps) {
  const { t } = useLingui()
  if (uploads.length === 0) return null
  const open = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  return (
    <section aria-label={t`Uploads`} className="media-uploads">
      <p className="sr-only" role="status">
        {open === 0 ? t`All uploads have ended.` : ''}
      </p>
      <ul>
        {uploads.map((upload) => (
          <UploadRow cancel={cancel} key={upload.key} retry={retry} upload={upload} />
        ))}
      </ul>
      {open === 0 && (
        <FocusHandoffButton onClick={clear} size="s" variant="plain">
          <Trans>Clear this list</Trans>
        </FocusHandoffButton>
      )}
    </section>
  )
}

interface UploadRowProps extends Pick<UploadListProps, 'cancel' | 'retry'> {
  upload: Upload
}

function UploadRow({ upload, cancel, retry }: UploadRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  usePassedFocus(row)

  const isRefused = upload.state === 'refused'
  return (
    <li data-state={upload.state} ref={row}>
      <span className="media-upload-name" dir="auto">
        {shownName(upload)}
      </span>
      <UploadState upload={upload} />
      {isRefused && upload.canRetry && (
        <FocusHandoffButton
          aria-label={t`Try again: ${shownName(upload)}`}
          onClick={() => retry(upload)}
          size="s"
          variant="outline"
        >
          <Trans>Try again</Trans>
        </FocusHandoffButton>
      )}
      {upload.state !== 'done' && (
        <PassingIcon
          label={
            isRefused
              ? t`Remove from the list: ${shownName(upload)}`
              : t`Cancel: ${shownName(upload)}`
          }
          onPress={() => cancel(upload.key)}
        />
      )}
    </li>
  )
}

/** It goes by itself, too, once the file has arrived. */
function PassingIcon({ label, onPress }: { label: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusSuccessor(button)
  return (
    <button aria-label={label} className="icon-btn" onClick={onPress} ref={button} type="button">
      <Icon name="x" size="s" />
    </button>
  )
}

function UploadState({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const { state, progress, message, name, isMoving } = upload
  if (state === 'refused')
    return (
      <span className="field-error" role="alert">
        <Icon name="circle-alert" size="s" />
        <span>{message}</span>
      </span>
    )
  if (state === 'done')
    return (
      <span className="media-upload-done">
        <Icon name="check" size="s" />
        {/* The same content may be there from before, and a drawing became a picture. */}
        {name === undefined || name === shownName(upload) ? (
          <Trans>In the library</Trans>
        ) : (
          <span>
            <Trans>
              In the library as <bdi>{name}</bdi>
            </Trans>
          </span>
        )}
        {isMoving && (
          <span>
            <Trans>It moves: pages show its first frame.</Trans>
          </span>
        )}
      </span>
    )
  return <progress aria-label={t`Progress of ${shownName(upload)}`} max={1} value={progress} />
}

/** As the library will call it: marks that turn the direction of text would show another name than it is. */
function shownName({ file }: Upload): string {
  return cleanFileName(file.name)
}
