import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type AdminOrder,
  type AdminOrders,
  paymentStatuses,
  type SteppedOrders,
} from '#domain/admin-orders.schema.ts'
import { shippingKinds } from '#domain/checkout.ts'
import { orderStatuses } from '#domain/orders.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListDate, ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AccountsLink } from './accounts-link.tsx'
import { OrderQueues } from './order-queues.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { OrdersTable } from './orders-table.tsx'
import { deliveryWords, paymentWords, statusWords } from './step-words.ts'
import { StepBar } from './step-bar.tsx'

export interface OrdersData {
  list: AdminOrders
  /** What is open beside the list. */
  order: AdminOrder | null
}

/** The orders of the shop: what needs somebody now, all of them under filters, and one of them beside the list. */
export function OrdersPage({ data, start, onChanged }: SectionProps<OrdersData>) {
  const { t, i18n } = useLingui()
  const { list, order } = data
  const canMove = isAllowed(start, 'orders.move')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<SteppedOrders['refused']>([])
  // What has left the list is chosen no more.
  const ids = list.orders.map(({ id }) => id).filter((id) => chosen.has(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...ids, id] : ids.filter((each) => each !== id)))
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    words: Record<Value, MessageDescriptor>,
  ) => values.map((value) => ({ value, label: i18n._(words[value]) }))
  return (
    <SectionPage
      actions={
        <>
          {isAllowed(start, 'data.export') && <AccountsLink />}
          <ButtonLink to="/admin/orders/papers" variant="outline">
            <Trans>Pick and pack</Trans>
          </ButtonLink>
        </>
      }
      count={i18n.number(list.total)}
      sheet={
        order && (
          <OrderSheet
            canMove={canMove}
            canPayBack={isAllowed(start, 'orders.refund')}
            key={order.id}
            onChanged={onChanged}
            order={order}
          />
        )
      }
      title={<Trans>Orders</Trans>}
      tools={
        <>
          <OrderQueues queues={list.queues} />
          <ListSearch label={t`Number, name, e-mail, phone or product`} />
          <ListFilter
            label={t`State`}
            name="status"
            options={optionsOf(orderStatuses, statusWords)}
          />
          <ListFilter
            label={t`Payment`}
            name="payment"
            options={optionsOf(paymentStatuses, paymentWords)}
          />
          <ListFilter
            label={t`Delivery`}
            name="delivery"
            options={optionsOf(shippingKinds, deliveryWords)}
          />
          <ListDate label={t`From`} name="from" />
          <ListDate label={t`To`} name="to" />
        </>
      }
    >
      {canMove && ids.length > 0 && (
        <StepBar
          ids={ids}
          onChanged={onChanged}
          onGiveUp={() => setChosen(new Set())}
          onStepped={(stepped) => {
            setChosen(new Set())
            setRefused(stepped.refused)
          }}
          orders={list.orders}
        />
      )}
      <div className="px-[var(--ws-gutter)]" role="alert">
        {refused.map(({ id, number, message }) => (
          <p className="ws-note flex flex-wrap gap-x-3" key={id}>
            <bdi className="num">{number}</bdi>
            <span>{message}</span>
          </p>
        ))}
      </div>
      <OrdersTable chosen={chosen} onChoose={canMove ? choose : undefined} orders={list.orders} />
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}
