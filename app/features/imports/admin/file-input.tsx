import { Trans } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface FileInputProps {
  isBusy: boolean
  onFile: (file: File) => void
}

/** Where a spreadsheet is chosen, or dropped. The same one can be chosen again after it was mended. */
export function FileInput({ isBusy, onFile }: FileInputProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }
  return (
    <label
      className="grid cursor-pointer justify-items-center gap-1.5 rounded-[var(--radius-l)] border-2 border-dashed border-[var(--control-border)] bg-[var(--card)] px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[var(--ring)] data-over:border-[var(--primary)] data-over:bg-[var(--muted)]"
      data-over={isOver || undefined}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDrop={drop}
    >
      <input
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
        onClick={isBusy ? (event) => event.preventDefault() : undefined}
        type="file"
      />
      {isBusy ? <Spinner size="m" /> : <Icon name="upload" size="m" />}
      <strong>
        <Trans>Choose a spreadsheet, or drop it here</Trans>
      </strong>
      <small className="text-[var(--muted-foreground)]">
        <Trans>CSV or Excel (.xlsx), 50 MB and 20,000 rows at most</Trans>
      </small>
    </label>
  )
}
