import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedOrder } from '#domain/admin-orders.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { OrderState } from './order-state.tsx'

interface OrdersTableProps {
  orders: readonly ListedOrder[]
  chosen: ReadonlySet<string>
  /** Left out for those who may only look. */
  onChoose?: ((id: string, isChosen: boolean) => void) | undefined
}

/** The rows of the orders. */
export function OrdersTable({ orders, chosen, onChoose }: OrdersTableProps) {
  const { t } = useLingui()
  const columns: TableColumn<ListedOrder>[] = [
    { id: 'number', label: t`Order`, cell: numberCell },
    { id: 'placed', label: t`Placed`, sort: 'server', from: 'm', cell: placedCell },
    { id: 'customer', label: t`Customer`, cell: customerCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'promised', label: t`Delivery`, sort: 'server', from: 'l', cell: deliveryCell },
    { id: 'payment', label: t`Payment`, from: 'l', cell: ({ paymentText }) => paymentText },
    { id: 'total', label: t`Total`, sort: 'server', align: 'end', cell: totalCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all orders</Trans>
            </ListLink>
          }
          icon="package"
          title={<Trans>No order fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Orders`}
      rows={orders}
      {...(onChoose && {
        choice: {
          chosen,
          onChoose,
          labelOf: ({ number }: ListedOrder) => t`Choose order ${number}`,
        },
      })}
    />
  )
}

const nothingAsked = {
  ...{ q: undefined, status: undefined, payment: undefined, delivery: undefined },
  ...{ queue: undefined, from: undefined, to: undefined },
}

const numberCell = ({ number }: ListedOrder) => <bdi className="num">{number}</bdi>
const placedCell = ({ placedAt }: ListedOrder) => (
  <span className="ws-quiet">
    <Moment at={placedAt} />
  </span>
)
const customerCell = ({ name, companyName, city }: ListedOrder) => (
  <span className="flex flex-wrap gap-x-2">
    <bdi>{companyName ?? name}</bdi>
    {city && <bdi className="ws-quiet">{city}</bdi>}
  </span>
)
const stateCell = (order: ListedOrder) => <OrderState order={order} />
const deliveryCell = ({ shippingName, whenText }: ListedOrder) => (
  <span className="ws-quiet flex flex-wrap gap-x-2">
    <bdi>{shippingName}</bdi>
    {whenText && <bdi>{whenText}</bdi>}
  </span>
)
const totalCell = ({ totalOre }: ListedOrder) => <Price ore={totalOre} />
