import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductStock } from '#domain/product-stock.schema.ts'
import { Moment } from '#app/ui/moment.tsx'
import { movementWords } from '#app/workspace/names/product-names.ts'

type Movement = ProductStock['movements'][number]

/** Everything that came onto the shelf or left it, the newest first. */
export function StockBook({ movements }: Pick<ProductStock, 'movements'>) {
  const { t } = useLingui()
  return (
    <>
      <h3>
        <Trans>The book of its stock</Trans>
      </h3>
      {movements.length === 0 ? (
        <p className="ws-quiet">
          <Trans>Nothing has been written into it yet.</Trans>
        </p>
      ) : (
        <table aria-label={t`The book of its stock`} className="w-full">
          <thead>
            <tr className="ws-quiet">
              <th className="py-2 text-start font-normal" scope="col">{t`What happened`}</th>
              <th className="py-2 text-end font-normal" scope="col">{t`Change`}</th>
              <th className="py-2 ps-4 text-end font-normal" scope="col">{t`On the shelf`}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function MovementRow({ movement }: { movement: Movement }) {
  const { i18n } = useLingui()
  const { kind, quantity, balance, note, orderNumber, at, by } = movement
  return (
    <tr className="border-t border-[var(--border)] align-baseline">
      <td className="py-2">
        <span className="flex flex-wrap gap-x-2">
          <span>{i18n._(movementWords[kind])}</span>
          {orderNumber && <bdi className="num">{orderNumber}</bdi>}
          {note && <bdi className="ws-quiet">{note}</bdi>}
        </span>
        <small className="ws-quiet flex flex-wrap gap-x-2">
          <Moment at={at} />
          {by && <bdi>{by}</bdi>}
        </small>
      </td>
      <td className="num py-2 text-end">{i18n.number(quantity, { signDisplay: 'exceptZero' })}</td>
      <td className="num py-2 ps-4 text-end">{i18n.number(balance)}</td>
    </tr>
  )
}
