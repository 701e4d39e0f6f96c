import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Import, ImportRow, MendedCell } from '#domain/imports.schema.ts'
import { mostCellLetters } from '#domain/imports.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { useSave } from '#app/ui/use-save.ts'

interface ErrorCellProps {
  record: Import
  no: number
  label: string
  typed: string
  error: ImportRow['errors'][number]
  onChanged: () => Promise<void>
}

/** A cell that is wrong: what stands in it, why that will not do, and how to mend it here; its row is looked at anew then. */
export function ErrorCell({ record, no, label, typed, error, onChanged }: ErrorCellProps) {
  const { t } = useLingui()
  const noteId = useId()
  const [value, setValue] = useState(typed)
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const canMend = record.status === 'checked'
  const { fix } = error
  const mend = (mended: string) => {
    const body = { rev: record.rev, field: error.field, value: mended }
    return send<MendedCell>(
      (idempotencyKey) =>
        callTwice(`/admin/imports/${record.id}/rows/${no}`, {
          method: 'PUT',
          body,
          idempotencyKey,
        }),
      { content: body },
    )
  }
  return (
    <form
      className="grid min-w-28 max-w-[26ch] justify-items-start gap-1 rounded-[var(--radius-s)] bg-[color-mix(in_oklab,var(--destructive)_9%,var(--card))] p-2 text-[length:var(--text-s)] shadow-[inset_0_0_0_1.5px_var(--destructive)]"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void mend(value)
      }}
    >
      {canMend ? (
        <input
          aria-describedby={noteId}
          aria-invalid
          aria-label={t`${label}, row ${no}`}
          className="max-w-[24ch] min-w-full [field-sizing:content] border-b border-dashed border-[var(--destructive)] bg-transparent font-bold text-[var(--destructive)]"
          dir="auto"
          maxLength={mostCellLetters}
          onChange={({ target }) => setValue(target.value)}
          value={value}
        />
      ) : (
        <bdi className="line-clamp-3 font-bold text-[var(--destructive)] [overflow-wrap:anywhere]">
          {typed}
        </bdi>
      )}
      <small className="font-semibold text-[var(--destructive)]" id={noteId} role="status">
        {message ?? error.message}
      </small>
      {canMend && value !== typed && (
        <Button isBusy={isBusy} size="s" type="submit" variant="outline">
          <Trans>Save</Trans>
        </Button>
      )}
      {canMend && value === typed && fix !== undefined && (
        <button
          aria-busy={isBusy || undefined}
          className="min-h-6 text-start text-[length:var(--text-xs)] font-bold underline underline-offset-[3px]"
          onClick={() => void mend(fix)}
          type="button"
        >
          <Trans>
            Write <bdi>{fix}</bdi>
          </Trans>
        </button>
      )}
    </form>
  )
}
