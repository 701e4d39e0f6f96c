import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { DeliveryProps } from './shop-props.ts'
import { useDeliverySave } from './use-delivery-save.ts'

/** A row as it is typed. */
export type TypedRow = Record<string, string>

export interface Cell {
  id: string
  name: string
  value: string
  error: string | undefined
  onType: (value: string) => void
}

export interface CellsProps {
  cell: (field: string) => Cell
}

interface RowsFormProps extends DeliveryProps {
  /** What the rows are sent as. */
  name: 'rates' | 'zones' | 'slots'
  title: ReactNode
  hint: ReactNode
  saved: readonly TypedRow[]
  /** What one more begins as, after the last one. */
  blank: (last: TypedRow | undefined) => TypedRow
  /** Which cell of a new row is gone to. */
  begins: string
  bodyOf: (row: TypedRow) => object
  /** A saved row in words, for those who typed another one. */
  wordsOf: (row: TypedRow) => string
  /** The fields of a row. */
  Cells: ComponentType<CellsProps>
}

/** Rows of a way of delivery that are saved as one: prices by weight, zones, times. */
export function RowsForm(props: RowsFormProps) {
  const { delivery, canEdit, onChanged, name, title, hint, saved, blank, begins } = props
  const { Cells } = props
  const { t, i18n } = useLingui()
  const form = useForm({ [name]: JSON.stringify(saved) }, onChanged, delivery.rev)
  const save = useDeliverySave(delivery.id, form)
  const rows = JSON.parse(form.values[name] ?? '[]') as TypedRow[]
  const set = (next: readonly TypedRow[]) => form.change({ [name]: JSON.stringify(next) })
  const cellOf = (at: number) => (field: string) => ({
    ...form.part(`${name}.${at}.${field}`),
    value: rows[at]?.[field] ?? '',
    onType: (value: string) =>
      set(rows.map((row, each) => (each === at ? { ...row, [field]: value } : row))),
  })
  const add = () => {
    set([...rows, blank(rows.at(-1))])
    goTo(form.part(`${name}.${rows.length}.${begins}`).id)
  }
  const adder = form.part(`${name}.add`).id
  const remove = (at: number) => {
    set(rows.toSpliced(at, 1))
    goTo(adder)
  }
  return (
    <RecordForm
      canEdit={canEdit}
      isDirty={form.changed.length > 0}
      onCancel={form.reset}
      onSave={() => save({ [name]: rows.map(props.bodyOf) })}
      saving={form}
    >
      <h3>{title}</h3>
      <p className="field-hint">{hint}</p>
      {form.field(name).hint && (
        <div className="ws-note">
          <strong>
            <Trans>Now saved:</Trans>
          </strong>
          <ul>
            {saved.map((row) => (
              <li key={JSON.stringify(row)}>
                <bdi>{props.wordsOf(row)}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol className="grid gap-3">
        {rows.map((_, at) => {
          const number = i18n.number(at + 1)
          return (
            <li
              className="relative rounded-[var(--radius-s)] border border-[var(--border)] p-3 pe-12"
              // Rows are what stands in their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
            >
              <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,120px),1fr))] gap-3">
                <legend className="sr-only">{t`Row ${number}`}</legend>
                <Cells cell={cellOf(at)} />
              </fieldset>
              {canEdit && (
                <span className="absolute end-1 top-1">
                  <RowButton
                    icon="trash-2"
                    label={t`Remove row ${number}`}
                    onPress={() => remove(at)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {form.part(name).error && (
        <span className="field-error">
          <Icon name="circle-alert" size="s" />
          <span>{form.part(name).error}</span>
        </span>
      )}
      {canEdit && (
        <div>
          <Button id={adder} onClick={add} size="s" variant="outline">
            <Trans>Add a row</Trans>
          </Button>
        </div>
      )}
    </RecordForm>
  )
}

/** Once it is drawn. */
function goTo(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
