import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails, OrderLineView } from '#domain/order-view.schema.ts'
import { totalKind } from '#domain/orders.ts'
import { GoodsLine } from '#app/ui/goods-line.tsx'
import { goodsNotes } from '#app/ui/goods-notes.tsx'
import { OrderSums } from '#app/ui/order-sums.tsx'

interface OrderSummaryProps {
  order: OrderDetails
  /** A cancelled order leaves nothing to pay, and no VAT in it. */
  isCancelled: boolean
}

/** What was bought and what it comes to, with VAT per rate. */
export function OrderSummary({ order, isCancelled }: OrderSummaryProps) {
  const { t } = useLingui()
  const { totals, lines, stillDueOre } = order
  const labels = { due: undefined, paid: t`Paid`, changed: t`Total` }
  const hasFresh = lines.some(({ isWithdrawable }) => !isWithdrawable)
  return (
    <aside aria-label={t`Your order`} className="order-panel">
      <h2>
        <Trans>Your order</Trans>
      </h2>
      <ul>
        {lines.map((line, index) => (
          <SummaryLine key={index} line={line} />
        ))}
      </ul>
      <OrderSums
        freight={{ label: order.shippingName, ore: totals.shippingOre }}
        itemsOre={totals.itemsOre}
        stillDueOre={stillDueOre}
        totalLabel={
          order.payment && order.paidOre === 0
            ? t`Total`
            : labels[totalKind(totals.totalOre, order)]
        }
        totalOre={isCancelled ? 0 : totals.totalOre}
        vat={isCancelled ? [] : totals.vat}
      />
      {hasFresh && order.buyerKind === 'private' && (
        <p className="fine">
          <Trans>
            No right of withdrawal for fresh goods marked * or goods made to your order.
          </Trans>
        </p>
      )}
    </aside>
  )
}

function SummaryLine({ line }: { line: OrderLineView }) {
  return (
    <GoodsLine
      imageUrl={line.imageUrl}
      notes={goodsNotes(line)}
      ore={line.lineOre}
      tint={line.tint}
      title={
        <>
          <bdi>{line.title}</bdi>
          {!line.isWithdrawable && <span> *</span>}
        </>
      }
    />
  )
}
