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
  const rows = order.ordered.map((section) => ({
    ...section,
    title: textIn(section.titles, props),
  }))
  const columns: TableColumn<SectionRow>[] = [
    { id: 'name', label: t`Name`, cell: titleCell },
    { id: 'dishes', label: t`Dishes`, align: 'end', cell: dishesCell },
  ]
  return (
    <OrderedTable
      columns={columns}
      empty={<EmptyState icon="list" title={<Trans>No sections yet</Trans>} />}
      idOf={idOf}
      label={t`Sections of the menu`}
      onPlace={canEdit ? order.place : undefined}
      rows={rows}
      titleOf={({ title }) => title}
    />
  )
}

type SectionRow = AdminMenuSection & { title: string }

const titleCell = ({ title }: SectionRow) => <bdi>{title}</bdi>
const dishesCell = ({ dishes }: SectionRow) => (
  <Plural one="# dish" other="# dishes" value={dishes} />
)
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
