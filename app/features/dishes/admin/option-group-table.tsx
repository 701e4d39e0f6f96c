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
  const nameOf = ({ titles }: AdminOptionGroup) => textIn(titles, props)
  const columns: TableColumn<AdminOptionGroup>[] = [
    { id: 'name', label: t`Name`, sort: nameOf, cell: (group) => <bdi>{nameOf(group)}</bdi> },
    { id: 'kind', label: t`Kind`, from: 'm', cell: ({ kind }) => kinds[kind] },
    {
      id: 'options',
      label: t`Options`,
      from: 'l',
      cell: ({ options }) => (
        <span className="ws-quiet whitespace-normal">
          {inRow(options.map(({ titles }) => textIn(titles, props)))}
        </span>
      ),
    },
    {
      id: 'dishes',
      label: t`Dishes`,
      align: 'end',
      cell: (group) => (
        <Plural one="# dish" other="# dishes" value={dishesWith(menu, group).length} />
      ),
    },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={<EmptyState icon="list" title={<Trans>No option groups yet</Trans>} />}
      idOf={({ id }) => id}
      label={t`Option groups`}
      rows={menu.groups}
    />
  )
}

/** The dishes with which a group is chosen from. */
export function dishesWith({ dishes }: MenuProps['menu'], { id }: Pick<AdminOptionGroup, 'id'>) {
  return dishes.filter(({ groups }) => groups.some(({ groupId }) => groupId === id))
}
