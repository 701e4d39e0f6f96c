import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { megabytes } from '#domain/media.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ChosenFile, MessageFile } from './use-message-file.ts'

const accepted = '.pdf,.xlsx,.docx,.ods,.odt,.csv,.txt,image/*'

/** One file that goes along. Without scripts it travels with the form, under the name `file`. */
export function FileField({
  files: { file, choose, remove },
  error,
}: {
  files: MessageFile
  error: string | undefined
}) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div>
      <div className="contact-files">
        {file && <Chosen file={file} onRemove={remove} />}
        {file?.id !== undefined && <input name="fileId" type="hidden" value={file.id} />}
        {file?.id !== undefined && <input name="fileName" type="hidden" value={file.name} />}
        <label className={lookOf({ variant: 'outline' }, 'contact-choose')}>
          <Icon name="upload" size="s" />
          <span>{file ? t`Choose another file` : t`Attach a file`}</span>
          <input
            accept={accepted}
            aria-describedby={`${id}-note`}
            name="file"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) void choose(chosen)
              // The same file may be chosen again, and none goes twice.
              target.value = ''
            }}
            type="file"
          />
        </label>
        <small id={`${id}-note`}>
          <Trans>One file, 10 MB at most</Trans>
        </small>
      </div>
      <p className="field-error mt-1.5 empty:hidden" role="alert">
        {file?.message ?? error}
      </p>
    </div>
  )
}

function Chosen({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const { i18n, t } = useLingui()
  const { name, bytes, progress } = file
  const size = i18n.number(megabytes(bytes))
  return (
    <span aria-busy={progress !== undefined || undefined} className="contact-file">
      <Icon name="file-text" size="s" />
      <span className="min-w-0">
        <b>
          <bdi>{name}</bdi>
        </b>
        {progress === undefined ? (
          bytes > 0 && <small className="num">{t`${size} MB`}</small>
        ) : (
          <progress aria-label={name} max={1} value={progress} />
        )}
      </span>
      <button
        aria-label={progress === undefined ? t`Remove ${name}` : t`Cancel ${name}`}
        className="needs-script"
        onClick={onRemove}
        type="button"
      >
        <Icon name="x" size="s" />
      </button>
    </span>
  )
}
