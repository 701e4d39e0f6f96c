import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminRestaurant, AdminRestaurants } from '#domain/admin-restaurants.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { defaultCodeOf, restaurantName, type RestaurantsData } from './restaurant-props.ts'
import { OpenNow, RestaurantState } from './restaurant-state.tsx'

/** The restaurants that one may look into. */
export function RestaurantTable({ data, start, onChanged }: SectionProps<RestaurantsData>) {
  const { t, i18n } = useLingui()
  const order = useOrder({ rows: data.restaurants, idOf, save: saveOrder, onChanged })
  const codes = [currentLanguageCode(), defaultCodeOf(data)]
  const rows = order.ordered.map((restaurant) => ({
    ...restaurant,
    title: restaurantName(restaurant, codes),
    now: data.now,
  }))
  const columns: TableColumn<RestaurantRow>[] = [
    { id: 'name', label: t`Name`, cell: titleCell },
    { id: 'address', label: t`Where`, from: 'l', cell: addressCell },
    { id: 'opening', label: t`Hours`, from: 'm', cell: openingCell },
    {
      ...{ id: 'tables', label: t`Tables`, align: 'end', from: 'm' },
      cell: ({ tables }) => i18n.number(tables.length),
    },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
  ]
  return (
    <OrderedTable
      columns={columns}
      empty={<NoRestaurants isManager={start.role === 'kitchen_manager'} />}
      idOf={idOf}
      label={t`Restaurants`}
      onPlace={isAllowed(start, 'settings.edit') ? order.place : undefined}
      rows={rows}
      titleOf={({ title }) => title}
    />
  )
}

function NoRestaurants({ isManager }: { isManager: boolean }) {
  return isManager ? (
    <EmptyState icon="utensils" title={<Trans>You manage no restaurant yet</Trans>}>
      <Trans>An owner can give you one: here, under “Managers” of the restaurant.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon="utensils" title={<Trans>No restaurants yet</Trans>} />
  )
}

type RestaurantRow = AdminRestaurant & { title: string; now: number }

const idOf = ({ id }: { id: string }) => id
const titleCell = ({ title }: RestaurantRow) => <bdi>{title}</bdi>
const addressCell = ({ street, city }: RestaurantRow) => (
  <bdi className="ws-quiet">{`${street}, ${city}`}</bdi>
)
const openingCell = ({ opening, now }: RestaurantRow) => <OpenNow now={now} opening={opening} />
const stateCell = ({ status }: RestaurantRow) => <RestaurantState status={status} />

async function saveOrder(ids: readonly string[], seen: readonly string[], idempotencyKey: string) {
  const call = { method: 'PUT', body: { ids, seen }, idempotencyKey } as const
  const answer = await callTwice<AdminRestaurants>('/admin/restaurants/order', call)
  return answer.ok ? { ok: true as const, value: answer.value.restaurants.map(idOf) } : answer
}
