import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { totalKind } from '#domain/orders.ts'
import { phoneText } from '#domain/phone.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { SideSheet, type SideSheetProps } from '#app/workspace/sheet/side-sheet.tsx'
import { GoodsLine } from '#app/ui/goods-line.tsx'
import { goodsNotes } from '#app/ui/goods-notes.tsx'
import { OrderSums } from '#app/ui/order-sums.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { OrderPapers } from '#app/features/orders/order-papers.tsx'
import { OrderComplaints } from './after-sale/order-complaints.tsx'
import { OrderLinks } from './order-links.tsx'
import { OrderMails } from './after-sale/order-mails.tsx'
import { OrderPacking } from './fulfilment/order-packing.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderRefunds } from './refunds/order-refunds.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderState, orderStateId } from './order-state.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderWithdrawal } from './after-sale/order-withdrawal.tsx'
import { TrackingForm } from './tracking-form.tsx'

export interface OrderSheetProps {
  order: AdminOrder
  canMove: boolean
  canPayBack: boolean
  onChanged: () => Promise<void>
  /** What it stands in: beside the list unless told otherwise. */
  Frame?: ComponentType<SideSheetProps>
}

/** One order: what is in it, who waits for it where, what has happened, and the step that comes next. */
export function OrderSheet(props: OrderSheetProps) {
  const { order, canMove, canPayBack, onChanged, Frame = SideSheet } = props
  const { t } = useLingui()
  const { goods, totals, shippingName, companyName, name, paymentMethodText } = order
  const { paidOre, dueOre, refunds } = order.money
  const isReduced = paidOre === 0 && refunds.some(({ isReduction }) => isReduction)
  const stillDueOre = isReduced ? dueOre : null
  const totalLabels = {
    due: order.payment ? t`Total` : undefined,
    paid: t`Paid`,
    changed: t`Total`,
  }
  return (
    <Frame
      footer={order.steps.length > 0 && <OrderSteps onChanged={onChanged} order={order} />}
      meta={
        <>
          <span id={orderStateId} role="status" tabIndex={-1}>
            <OrderState order={order} />
          </span>
          <bdi>{companyName ?? name}</bdi>
          <span>{paymentMethodText}</span>
          <OrderLinks isAlone={Frame !== SideSheet} order={order} />
        </>
      }
      title={<bdi className="num">{order.number}</bdi>}
    >
      {order.note && (
        <blockquote className="ws-note">
          <Trans>The buyer writes:</Trans> <q dir="auto">{order.note}</q>
        </blockquote>
      )}
      <OrderWithdrawal onChanged={onChanged} order={order} />
      <OrderComplaints onChanged={onChanged} order={order} />
      <h3>
        <Trans>Lines</Trans>
      </h3>
      <ul>
        {goods.map((line, index) => (
          <GoodsLine
            imageUrl={line.imageUrl}
            key={index}
            notes={[...goodsNotes(line), <bdi key="sku">{line.sku}</bdi>]}
            ore={line.lineOre}
            tint={line.tint}
            title={<bdi>{line.title}</bdi>}
          />
        ))}
      </ul>
      <OrderSums
        freight={{ label: shippingName, ore: totals.shippingOre }}
        itemsOre={totals.itemsOre}
        stillDueOre={stillDueOre}
        totalLabel={totalLabels[totalKind(totals.totalOre, { paidOre, stillDueOre })]}
        totalOre={totals.totalOre}
        vat={totals.vat}
      />
      <OrderPacking onChanged={onChanged} order={order} />
      <OrderMoney canPayBack={canPayBack} onChanged={onChanged} order={order} />
      <OrderRefunds onChanged={onChanged} order={order} />
      <h3>{order.documents.words.title}</h3>
      <OrderPapers documents={order.documents} path={`/api/admin/orders/${order.id}/documents`} />
      <InvoiceButton onChanged={onChanged} order={order} />
      <Buyer order={order} />
      {order.canTrack && <TrackingForm onChanged={onChanged} order={order} />}
      <OrderMails canMove={canMove} onChanged={onChanged} order={order} />
      <OrderTimeline timeline={order.timeline} />
      <OrderNotes canMove={canMove} onChanged={onChanged} order={order} />
    </Frame>
  )
}

function Buyer({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const languageName = useLanguageName()
  const { address, whenText, shippingName, orgNo, poNumber, invoiceAddress, tracking } = order
  const facts = [
    [t`Delivery`, [shippingName, whenText].filter(Boolean).join(', ')],
    [t`Address`, address && `${address.street}, ${address.postcode} ${address.city}`],
    [t`Parcel number`, order.canTrack ? null : tracking],
    [t`Contact`, order.name],
    [t`E-mail`, order.email],
    [t`Phone`, order.phone && phoneText(order.phone)],
    [t`Organisation number`, orgNo],
    [t`Their reference`, poNumber],
    [t`Invoice to`, invoiceAddress],
    [t`Language`, languageName(order.languageCode)],
  ] as const
  return (
    <>
      <h3>
        <Trans>Buyer and delivery</Trans>
      </h3>
      <dl className="ws-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div className="contents" key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
