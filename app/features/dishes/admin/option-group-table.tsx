import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminOptionGroup } from '#domain/admin-dishes.schema.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type MenuProps, textIn } from './dish-props.ts'
import { useGroupKinds } from './group-kinds.ts'

/** The groups of options of a restaurant, and how many dishes have each. */
export function OptionGroupTable(props: MenuProps) {
  const { menu } = props
  const { t } = useLingui()
  const kinds = useGroupKinds()
  const inRow = useRow()
  const rows = menu.groups.map((group) => ({
    id: group.id,
    title: textIn(group.titles, props),
    kind: kinds[group.kind],
    options: inRow(group.options.map(({ titles }) => textIn(titles, props))),
    dishes: dishesWith(menu, group).length,
  }))
  const columns: TableColumn<GroupRow>[] = [
    { id: 'name', label: t`Name`, sort: ({ title }) => title, cell: titleCell },
    { id: 'kind', label: t`Kind`, from: 'm', cell: ({ kind }) => kind },
    { id: 'options', label: t`Options`, from: 'l', cell: optionsCell },
    { id: 'dishes', label: t`Dishes`, align: 'end', cell: dishesCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={<EmptyState icon="list" title={<Trans>No option groups yet</Trans>} />}
      idOf={({ id }) => id}
      label={t`Option groups`}
      rows={rows}
    />
  )
}

interface GroupRow {
  id: string
  title: string
  kind: string
  options: string
  dishes: number
}

const titleCell = ({ title }: GroupRow) => <bdi>{title}</bdi>
const optionsCell = ({ options }: GroupRow) => (
  <span className="ws-quiet whitespace-normal">{options}</span>
)
const dishesCell = ({ dishes }: GroupRow) => <Plural one="# dish" other="# dishes" value={dishes} />

/** The dishes with which a group is chosen from. */
export function dishesWith({ dishes }: MenuProps['menu'], { id }: Pick<AdminOptionGroup, 'id'>) {
  return dishes.filter(({ groups }) => groups.some(({ groupId }) => groupId === id))
}
