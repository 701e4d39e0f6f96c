import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useId, useState } from 'react'
import { megabytes } from '#domain/media.ts'
import { mostQuoteFiles } from '#domain/quotes.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLineFocus } from '#app/ui/use-line-focus.ts'
import type { QuoteFiles, SentFile } from './use-quote-files.ts'

const accepted = '.pdf,.xlsx,.docx,.ods,.odt,.csv,.txt,image/*'

/** Papers, spreadsheets and pictures that go along: dropped here or chosen, each with how far it has come. */
export function FileField({ files: sent }: { files: QuoteFiles }) {
  const { t } = useLingui()
  const { files, message, add, remove, retry } = sent
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { listening, stayAt } = useLineFocus(files.map(({ key }) => ({ id: key })))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <div>
      <div
        className="file-drop"
        data-over={isOver || undefined}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDrop={drop}
      >
        <Icon name="upload" />
        <span>
          <b>
            <Trans>Drop files here</Trans>
          </b>
          <small id={`${id}-note`}>
            <Trans>Up to {mostQuoteFiles} files, 10 MB each: PDF, spreadsheets, pictures</Trans>
          </small>
        </span>
        <label className={lookOf({ variant: 'outline' }, 'file-choose')}>
          <span>{t`Choose files`}</span>
          <input
            accept={accepted}
            aria-describedby={`${id}-note`}
            className="sr-only"
            multiple
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              // The same file may be chosen again.
              target.value = ''
            }}
            type="file"
          />
        </label>
      </div>
      <p className="field-error mt-1.5 empty:hidden" role="alert">
        {message}
      </p>
      <ul aria-label={t`Files`} className="file-list" {...listening}>
        {files.map((file, index) => (
          <FileRow
            file={file}
            key={file.key}
            onRemove={() => {
              stayAt(index)
              remove(file)
            }}
            onRetry={() => retry(file)}
          />
        ))}
      </ul>
    </div>
  )
}

interface FileRowProps {
  file: SentFile
  onRemove: () => void
  onRetry: () => void
}

function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { i18n, t } = useLingui()
  const { name, bytes, state, progress, message, canRetry } = file
  const size = i18n.number(megabytes(bytes))
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <li aria-busy={isUnderWay || undefined}>
      <Icon name="file-text" />
      <div className="min-w-0">
        <b>
          <bdi>{name}</bdi>
        </b>
        {state === 'refused' && (
          <p className="field-error" role="alert">
            {message}
          </p>
        )}
        {isUnderWay && <progress aria-label={name} max={1} value={progress} />}
      </div>
      {state === 'refused' && canRetry ? (
        <button className="inline-link" onClick={onRetry} type="button">
          <Trans>Try again</Trans> <span className="sr-only">{name}</span>
        </button>
      ) : (
        <small className="num">
          {isUnderWay ? i18n.number(progress, { style: 'percent' }) : t`${size} MB`}
        </small>
      )}
      <button
        aria-label={isUnderWay ? t`Cancel ${name}` : t`Remove ${name}`}
        className="quote-remove"
        data-removal
        onClick={({ detail }) => detail <= 1 && onRemove()}
        type="button"
      >
        <Icon name="x" size="s" />
      </button>
    </li>
  )
}
