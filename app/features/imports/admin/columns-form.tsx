import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { matchColumns } from '#domain/import-headings.ts'
import type { ImportField } from '#domain/import-fields.schema.ts'
import type { Import } from '#domain/imports.schema.ts'
import { clearMark, type ImportMode, importModes } from '#domain/imports.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { FileFactsLine } from './file-facts-line.tsx'
import { modeWords } from './import-words.ts'

interface ColumnsFormProps {
  record: Import
  fields: readonly ImportField[]
  /** The cells of a line, to tell what a column holds. */
  sample: readonly string[]
  onChanged: () => Promise<void>
}

/** The second step: which column of the file fills which field; each check begins with it. */
export function ColumnsForm({ record, fields, sample, onChanged }: ColumnsFormProps) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const { send, isBusy, message, refusal, forget } = useSave({ onOutdated: onChanged })
  const { columns, facts, kind } = record
  const isFirst = record.status === 'mapping'
  const [begun] = useState(() => (isFirst ? matchedColumns(record, fields) : record.mapping))
  const [typed, setTyped] = useState<readonly (string | null)[]>()
  const [mode, setMode] = useState(record.mode)
  const saved = isFirst ? begun : record.mapping
  const mapping = typed ?? saved
  const isChanged = isFirst || mode !== record.mode || mapping.some((key, at) => key !== saved[at])
  const wrong = refusal?.fields?.map(({ field }) => field) ?? []

  const change = (at: number, key: string | null) => {
    forget()
    setTyped(mapping.map((each, index) => (index === at ? key : each)))
  }
  const check = async () => {
    const body = { rev: record.rev, mode, mapping }
    const answer = await send<Import>(
      (idempotencyKey) =>
        callTwice(`/admin/imports/${record.id}/mapping`, { method: 'PUT', body, idempotencyKey }),
      { content: body },
    )
    if (answer?.ok) setTyped(undefined)
  }
  const remember = () => {
    const pairs = columns.map((column, at) => [column, mapping[at] ?? ''])
    browserStorage.keepValue(rememberedKey(kind), {
      ...rememberedColumns(kind),
      ...Object.fromEntries(pairs),
    })
    notifyStaff.success(t`The next file with these headings is matched in the same way.`)
  }
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-[family-name:var(--font-text)] text-[1.02rem] font-bold" id={titleId}>
          <Trans>Columns</Trans>
        </h2>
        <Button onClick={remember} size="s" variant="plain">
          <Trans>Remember these</Trans>
        </Button>
      </div>
      <table className="mt-2 w-full border-collapse [&_:is(td,th)]:border-b [&_:is(td,th)]:border-[var(--border)] [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start">
        <thead className="text-[length:var(--text-xs)] text-[var(--muted-foreground)] [&_th]:border-t">
          <tr>
            <th scope="col">
              <Trans>In the file</Trans>
            </th>
            <th scope="col">
              <Trans>Here</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, at) => (
            <tr key={`${at}-${column}`}>
              <th className="w-1/2 max-w-0 pe-3 leading-snug font-normal" scope="row">
                <ColumnName name={column} sample={sample[at]} />
              </th>
              <td>
                <FieldSelect
                  fields={fields}
                  isWrong={wrong.includes(`mapping.${at}`)}
                  label={t`${column} fills`}
                  onChange={(key) => change(at, key)}
                  taken={mapping}
                  value={mapping[at] ?? null}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind === 'products' && (
        <SelectField
          className="mt-4"
          label={<Trans>What its rows may do</Trans>}
          onChange={({ target }) => setMode(target.value as ImportMode)}
          value={mode}
        >
          {importModes.map((value) => (
            <option key={value} value={value}>
              {i18n._(modeWords[value])}
            </option>
          ))}
        </SelectField>
      )}
      <div className="mt-3 grid gap-2">
        <FileFactsLine facts={facts} rowCount={record.rowCount} />
        <p className="text-[length:var(--text-s)] text-[var(--muted-foreground)]">
          <Trans>
            An empty cell leaves what is here, <code dir="ltr">{clearMark}</code> empties it.
          </Trans>
        </p>
        <FormError text={message} />
        {isChanged && (
          <Button isBusy={isBusy} onClick={() => void check()}>
            {isFirst ? (
              <Plural one="Check # row" other="Check # rows" value={record.rowCount} />
            ) : (
              <Trans>Check again</Trans>
            )}
          </Button>
        )}
      </div>
    </section>
  )
}

function ColumnName({ name, sample }: { name: string; sample: string | undefined }) {
  return (
    <>
      <strong className="block truncate font-semibold">
        <bdi>{name}</bdi>
      </strong>
      <small className="num block truncate text-[length:var(--text-xs)] text-[var(--muted-foreground)]">
        <bdi>{sample}</bdi>
      </small>
    </>
  )
}

interface FieldSelectProps {
  label: string
  fields: readonly ImportField[]
  /** Fields that a column fills already. */
  taken: readonly (string | null)[]
  value: string | null
  isWrong: boolean
  onChange: (key: string | null) => void
}

function FieldSelect({ label, fields, taken, value, isWrong, onChange }: FieldSelectProps) {
  const { t } = useLingui()
  return (
    <span className="relative block">
      <select
        aria-invalid={isWrong || undefined}
        aria-label={label}
        className="min-h-[var(--control-s)] w-full appearance-none truncate rounded-[var(--radius-s)] border border-[var(--control-border)] bg-[var(--card)] ps-2.5 pe-7 aria-[invalid]:border-[var(--destructive)] data-skipped:border-dashed data-skipped:text-[var(--muted-foreground)]"
        data-skipped={value === null || undefined}
        onChange={({ target }) => onChange(target.value || null)}
        value={value ?? ''}
      >
        <option value="">{t`Leave out`}</option>
        {fields.map((field) => (
          <option
            disabled={field.key !== value && taken.includes(field.key)}
            key={field.key}
            value={field.key}
          >
            {fieldLabel(field)}
          </option>
        ))}
      </select>
      <Icon
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-[var(--muted-foreground)]"
        name="chevron-down"
        size="s"
      />
    </span>
  )
}

/** What a field is called among the others; of words in which language. */
export function fieldLabel({ label, languageCode }: ImportField): string {
  return languageCode ? `${label} (${languageCode})` : label
}

const rememberedKey = (kind: string) => `import-columns-${kind}`

function rememberedColumns(kind: string): Record<string, unknown> {
  const kept = browserStorage.value(rememberedKey(kind))
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
}

/** By name, and before that as somebody had this browser remember it. */
function matchedColumns({ columns, kind }: Import, fields: readonly ImportField[]) {
  const remembered = rememberedColumns(kind)
  const known = new Set(fields.map(({ key }) => key))
  const matched = matchColumns(columns, fields)
  const wanted = columns.map((column, at) => {
    const kept = remembered[column]
    if (kept === '') return null
    return typeof kept === 'string' && known.has(kept) ? kept : (matched[at] ?? null)
  })
  return wanted.map((key, at) => (key !== null && wanted.indexOf(key) < at ? null : key))
}
