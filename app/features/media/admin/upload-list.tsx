import { Trans, useLingui } from '@lingui/react/macro'
import { cleanFileName } from '#domain/media-files/file-name.ts'
import { Button } from '#app/ui/button.tsx'
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
          <li data-state={upload.state} key={upload.key}>
            <span className="media-upload-name" dir="auto">
              {shownName(upload)}
            </span>
            <UploadState upload={upload} />
            {upload.state === 'refused' && upload.canRetry && (
              <Button
                aria-label={t`Try again: ${shownName(upload)}`}
                onClick={() => retry(upload)}
                size="s"
                variant="outline"
              >
                <Trans>Try again</Trans>
              </Button>
            )}
            {upload.state !== 'done' && (
              <button
                aria-label={
                  upload.state === 'refused'
                    ? t`Remove from the list: ${shownName(upload)}`
                    : t`Cancel: ${shownName(upload)}`
                }
                className="icon-btn"
                onClick={() => cancel(upload.key)}
                type="button"
              >
                <Icon name="x" size="s" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open === 0 && (
        <Button onClick={clear} size="s" variant="plain">
          <Trans>Clear this list</Trans>
        </Button>
      )}
    </section>
  )
}

function UploadState({ upload }: { upload: Upload }) {
  const { t } = useLingui()
  const { state, progress, told, name } = upload
  if (state === 'refused')
    return (
      <span className="field-error" role="alert">
        <Icon name="circle-alert" size="s" />
        {told}
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
      </span>
    )
  return <progress aria-label={t`Progress of ${shownName(upload)}`} max={1} value={progress} />
}

/** As the library will call it: marks that turn the direction of text would show another name than it is. */
function shownName({ file }: Upload): string {
  return cleanFileName(file.name)
}
