import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImportField } from '#domain/import-fields.schema.ts'
import type { Import, ImportRowList } from '#domain/imports.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InBrowser } from '#app/ui/in-browser.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { CountTabs } from './count-tabs.tsx'
import { RowTable } from './row-table.tsx'
import { RowsAsFile } from './rows-as-file.tsx'

interface ImportReportProps {
  record: Import
  fields: readonly ImportField[]
  rows: ImportRowList
  onChanged: () => Promise<void>
}

/** What an import came to, its rows, and for a day the way back. */
export function ImportReport({ record, fields, rows, onChanged }: ImportReportProps) {
  const { t } = useLingui()
  const { search } = useList()
  const { counts, status, kind } = record
  const isDrafts = kind === 'products' && counts.new > 0 && status === 'done'
  return (
    <section className="grid gap-5">
      <div className="max-w-[720px]" role="status">
        <h2 className="font-[family-name:var(--font-display)] text-[1.75rem] leading-tight font-medium">
          <ReportTitle record={record} />
        </h2>
        {isDrafts && (
          <p className="mt-1.5 text-[var(--muted-foreground)]">
            <Plural
              one="The new product is a draft until its allergens are answered."
              other="The # new products are drafts until their allergens are answered."
              value={counts.new}
            />
          </p>
        )}
        {record.problem && <p className="ws-note">{record.problem.message}</p>}
      </div>
      <div className="max-w-[720px]">
        <CountTabs
          tabs={[
            {
              show: 'new',
              count: counts.new,
              label: t({ message: 'new', context: 'rows of an import' }),
            },
            { show: 'update', count: counts.update, label: t`changed` },
            { show: 'same', count: counts.same, label: t`the same` },
            { show: 'left', count: counts.leftOut, label: t`left out`, isBad: true },
          ]}
        />
      </div>
      {record.undo && <UndoPanel onChanged={onChanged} record={record} undo={record.undo} />}
      <div className="flex flex-wrap gap-2">
        {isDrafts && (
          <ButtonLink to="/admin/products?state=draft">
            <Trans>See the drafts</Trans>
          </ButtonLink>
        )}
        {counts.leftOut > 0 && (
          <RowsAsFile fields={fields} query="state=left_out" record={record}>
            <Trans>What was left out, as a spreadsheet</Trans>
          </RowsAsFile>
        )}
      </div>
      {search['show'] && (
        <RowTable
          fields={fields}
          label={t`Rows`}
          list={rows}
          onChanged={onChanged}
          record={record}
        />
      )}
    </section>
  )
}

function ReportTitle({ record: { status, counts, runAt, doneAt } }: { record: Import }) {
  if (status === 'undone')
    return <Plural one="Undone: # row" other="Undone: # rows" value={counts.undone} />
  const seconds = runAt !== null && doneAt !== null ? Math.ceil((doneAt - runAt) / 1000) : 0
  if (seconds === 0 || seconds > 120)
    return <Plural one="Done: # row" other="Done: # rows" value={counts.written} />
  return (
    <>
      <Plural one="Done: # row" other="Done: # rows" value={counts.written} />{' '}
      <Plural one="in # second" other="in # seconds" value={seconds} />
    </>
  )
}

interface UndoPanelProps {
  record: Import
  undo: NonNullable<Import['undo']>
  onChanged: () => Promise<void>
}

function UndoPanel({ record, undo, onChanged }: UndoPanelProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { until, rows, changedSince } = undo
  if (rows === 0 && changedSince === 0) return null
  return (
    <div className="grid max-w-[720px] gap-x-6 gap-y-2 rounded-[var(--radius-l)] bg-[var(--muted)] px-5 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="leading-relaxed">
        <strong>
          <Trans>Undo the whole import</Trans>
        </strong>
        <p className="text-[var(--muted-foreground)]">
          <Trans>
            Possible until <Moment at={until} />.
          </Trans>{' '}
          <InBrowser>
            <TimeLeft until={until} />
          </InBrowser>
        </p>
        {changedSince > 0 && (
          <p className="text-[var(--muted-foreground)]">
            <Plural
              one="# row stays, since somebody has changed it meanwhile."
              other="# rows stay, since somebody has changed them meanwhile."
              value={changedSince}
            />
          </p>
        )}
      </div>
      {rows > 0 && (
        <Button onClick={() => setIsAsking(true)} variant="outline">
          <Icon name="undo-2" size="s" />
          <Plural one="Undo # row" other="Undo # rows" value={rows} />
        </Button>
      )}
      <ConfirmAction
        description={
          <Trans>
            Products that it made go away again, and those that it changed are as they were before.
          </Trans>
        }
        isOpen={isAsking}
        label={<Plural one="Undo # row" other="Undo # rows" value={rows} />}
        onClose={() => setIsAsking(false)}
        onDone={() => void onChanged()}
        run={(idempotencyKey) =>
          callTwice(`/admin/imports/${record.id}/undo`, {
            method: 'POST',
            body: { rev: record.rev },
            idempotencyKey,
          })
        }
        title={<Trans>Undo the whole import?</Trans>}
      />
    </div>
  )
}

const hourMs = 3_600_000

function TimeLeft({ until }: { until: number }) {
  const [now] = useState(() => Date.now())
  const left = Math.max(0, until - now)
  if (left < hourMs)
    return <Plural one="# minute left." other="# minutes left." value={Math.ceil(left / 60_000)} />
  return <Plural one="# hour left." other="# hours left." value={Math.floor(left / hourMs)} />
}
