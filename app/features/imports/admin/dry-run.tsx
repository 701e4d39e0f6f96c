import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ImportField } from '#domain/import-fields.schema.ts'
import type { Import, ImportRowList } from '#domain/imports.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { CountTabs } from './count-tabs.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RowTable } from './row-table.tsx'
import { RowsAsFile } from './rows-as-file.tsx'

interface DryRunProps {
  /** As it was read; `latest` is how far the check has come since. */
  record: Import
  latest: Import
  fields: readonly ImportField[]
  rows: ImportRowList
  /** Why the check stopped. */
  stopped: string
  onChanged: () => Promise<void>
}

/** The third step: what every row would do and what is wrong with it, before anything is changed. */
export function DryRun({ record, latest, fields, rows, stopped, onChanged }: DryRunProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { counts } = latest
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 className="font-[family-name:var(--font-text)] text-[1.02rem] font-bold" id={titleId}>
        <Trans>Dry run</Trans>
      </h2>
      {latest.status === 'mapping' && (
        <p className="ws-note">
          <Trans>
            Say which columns fill which fields; then each row is checked, and nothing is changed.
          </Trans>
        </p>
      )}
      {latest.status === 'validating' && (
        <div className="mt-4" role="status">
          <ProgressBar
            done={latest.progress.done}
            label={t`Rows checked`}
            of={latest.progress.of}
          />
        </div>
      )}
      <FormError text={stopped} />
      {record.status === 'checked' && (
        <>
          <CountTabs
            tabs={[
              { show: undefined, count: counts.rows, label: t`rows` },
              {
                show: 'new',
                count: counts.new,
                label: t({ message: 'new', context: 'rows of an import' }),
              },
              { show: 'update', count: counts.update, label: t`to be changed` },
              { show: 'same', count: counts.same, label: t`the same` },
              { show: 'error', count: counts.error, label: t`with errors`, isBad: true },
            ]}
          />
          <RowTable
            fields={fields}
            label={t`Rows`}
            list={rows}
            onChanged={onChanged}
            record={record}
          />
          <RunBar fields={fields} onChanged={onChanged} record={record} />
        </>
      )}
    </section>
  )
}

type RunBarProps = Pick<DryRunProps, 'record' | 'fields' | 'onChanged'>

function RunBar({ record, fields, onChanged }: RunBarProps) {
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const { counts, problem } = record
  const written = counts.new + counts.update
  const run = () => {
    const body = { rev: record.rev, isWithoutErrors: counts.error > 0 }
    return send<Import>(
      (idempotencyKey) =>
        callTwice(`/admin/imports/${record.id}/run`, { method: 'POST', body, idempotencyKey }),
      { content: body },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4">
      {counts.error > 0 && (
        <RowsAsFile fields={fields} query="action=error" record={record}>
          <Trans>The errors as a spreadsheet</Trans>
        </RowsAsFile>
      )}
      <span className="ms-auto text-[var(--muted-foreground)]">
        {counts.error > 0 && (
          <Plural
            one="# row with an error is left out"
            other="# rows with errors are left out"
            value={counts.error}
          />
        )}
      </span>
      {written > 0 && !problem && (
        <Button className="max-sm:w-full" isBusy={isBusy} onClick={() => void run()}>
          <Plural one="Bring in # row" other="Bring in # rows" value={written} />
        </Button>
      )}
      {written === 0 && counts.error === 0 && (
        <p>
          <Trans>Nothing to do: all is here already as the file says it.</Trans>
        </p>
      )}
      <div className="w-full">
        <FormError text={message ?? problem?.message} />
      </div>
    </div>
  )
}
