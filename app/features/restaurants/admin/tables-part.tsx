import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  type AdminRestaurant,
  type AdminRestaurants,
  mostTableLetters,
} from '#domain/admin-restaurants.schema.ts'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { RestaurantProps } from './restaurant-props.ts'
import { TableActions, TableNameForm } from './table-actions.tsx'

export type Table = AdminRestaurant['tables'][number]

/** The tables of a restaurant with their codes: added, called something else, put in order, printed. */
export function TablesPart({ restaurant, canEdit, onChanged }: RestaurantProps) {
  const { t } = useLingui()
  const { id, tables } = restaurant
  const path = `/admin/restaurants/${id}/tables`
  const cards = `/admin/restaurants/${id}/cards` as const
  const [renamed, setRenamed] = useState<string>()
  const order = useOrder({
    ...{ rows: tables, idOf, onChanged },
    save: async (ids, seen, idempotencyKey) => {
      const call = { method: 'PUT', body: { ids, seen }, idempotencyKey } as const
      const answer = await callTwice<AdminRestaurants>(`${path}/order`, call)
      if (!answer.ok) return answer
      const now = answer.value.restaurants.find((each) => each.id === id)
      return { ok: true, value: now?.tables.map(idOf) ?? [] }
    },
  })
  const nameCell = (table: Table) =>
    renamed === table.id ? (
      <TableNameForm
        onChanged={onChanged}
        onClose={() => setRenamed(undefined)}
        path={path}
        table={table}
      />
    ) : (
      <bdi>{table.name}</bdi>
    )
  const cardCell = (table: Table) => (
    <PageLink
      aria-label={t`Card of table ${table.name}`}
      className="link"
      to={`${cards}?table=${table.id}`}
    >
      <Trans>Card</Trans>
    </PageLink>
  )
  const actionsCell = (table: Table) => (
    <TableActions
      onChanged={onChanged}
      onRename={() => setRenamed(table.id)}
      path={path}
      table={table}
    />
  )
  const columns: TableColumn<Table>[] = [
    { id: 'name', label: t`Tables`, cell: nameCell },
    { id: 'card', label: t`Card`, cell: cardCell },
    ...(canEdit ? [{ id: 'more', label: t`More`, cell: actionsCell }] : []),
  ]
  return (
    <>
      {canEdit && <NewTableForm onChanged={onChanged} path={path} />}
      {tables.length > 0 && (
        <div className="py-3">
          <ButtonLink size="s" to={cards} variant="outline">
            <Trans>Print all cards</Trans>
          </ButtonLink>
        </div>
      )}
      <OrderedTable
        canOpen={false}
        columns={columns}
        empty={
          <EmptyState icon="utensils" title={<Trans>No tables yet</Trans>}>
            <Trans>
              With a card on its table a guest orders to it, and the kitchen knows where.
            </Trans>
          </EmptyState>
        }
        idOf={idOf}
        label={t`Tables`}
        onPlace={canEdit ? order.place : undefined}
        rows={order.ordered}
        titleOf={({ name }) => name}
      />
    </>
  )
}

const idOf = ({ id }: { id: string }) => id

interface NewTableFormProps {
  path: string
  onChanged: () => Promise<void>
}

function NewTableForm({ path, onChanged }: NewTableFormProps) {
  const { t } = useLingui()
  const form = useForm({ name: '' }, onChanged)
  const { name } = form.values
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminRestaurants>(path, { method: 'POST', body: { name }, idempotencyKey }),
    )
    if (!done) return
    form.reset()
    notifyStaff.success(t`Table ${name} is added`)
  }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={(event) => void add(event)}>
      <UnsavedGuard isDirty={name !== ''} isSaving={form.isBusy && name !== ''} />
      <FormError text={form.message} />
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="auto"
        hint={t`A number, or what the staff call it.`}
        label={t`New table`}
        maxLength={mostTableLetters}
      />
      <div>
        <Button isBusy={form.isBusy} size="s" type="submit">
          <Trans>Add the table</Trans>
        </Button>
      </div>
    </form>
  )
}
