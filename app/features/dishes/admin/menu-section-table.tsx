import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminMenu, AdminMenuSection } from '#domain/admin-dishes.schema.ts'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type MenuProps, textIn } from './dish-props.ts'

/** The sections of a menu, in the order in which guests read them. */
export function MenuSectionTable(props: MenuProps) {
  const { menu, canEdit, onChanged } = props
  const { t } = useLingui()
  const order = useOrder({
    rows: menu.sections,
    idOf,
    onChanged,
    save: (ids, seen, key) => saveOrder(menu, { ids, seen }, key),
  })
  const columns: TableColumn<AdminMenuSection>[] = [
    { id: 'name', label: t`Name`, cell: ({ titles }) => <bdi>{textIn(titles, props)}</bdi> },
    {
      id: 'dishes',
      label: t`Dishes`,
      align: 'end',
      cell: ({ dishes }) => <Plural one="# dish" other="# dishes" value={dishes} />,
    },
  ]
  return (
    <OrderedTable
      columns={columns}
      empty={<EmptyState icon="list" title={<Trans>No sections yet</Trans>} />}
      idOf={idOf}
      label={t`Sections of the menu`}
      onPlace={canEdit ? order.place : undefined}
      rows={order.ordered}
      titleOf={({ titles }) => textIn(titles, props)}
    />
  )
}

const idOf = ({ id }: { id: string }) => id

async function saveOrder(
  menu: AdminMenu,
  body: { ids: readonly string[]; seen: readonly string[] },
  idempotencyKey: string,
) {
  const path = `/admin/dishes/${menu.restaurant.id}/sections/order`
  const answer = await callTwice<AdminMenu>(path, { method: 'PUT', body, idempotencyKey })
  return answer.ok ? { ok: true as const, value: answer.value.sections.map(idOf) } : answer
}
