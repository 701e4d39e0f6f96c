import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface FileInputProps {
  isBusy: boolean
  onFile: (file: File) => void
}

/** Where a spreadsheet is chosen, or dropped. The same one can be chosen again after it was mended. */
export function FileInput({ isBusy, onFile }: FileInputProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    // The file field takes what is dropped on it, and it is as large as its label.
    <label
      className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-[var(--radius-l)] border-2 border-dashed border-[var(--control-border)] bg-[var(--card)] px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[var(--ring)] data-over:border-[var(--primary)] data-over:bg-[var(--muted)]"
      data-over={isOver || undefined}
    >
      <input
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragLeave={() => setIsOver(false)}
        onDragOver={() => setIsOver(true)}
        onDrop={() => setIsOver(false)}
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
