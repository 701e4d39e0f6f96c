import { Trans } from '@lingui/react/macro'
import type { ShipmentView } from '#domain/fulfilment.schema.ts'
import { Moment } from '#app/ui/moment.tsx'
import { LotAndDay } from './lot-and-day.tsx'

/** What has left of an order, parcel by parcel. */
export function Shipments({ shipments }: { shipments: readonly ShipmentView[] }) {
  return (
    <>
      <h3>
        <Trans>Shipments</Trans>
      </h3>
      <ol className="divide-y divide-[var(--border)]">
        {shipments.map(({ id, number, sentAt, carrier, tracking, goods }) => (
          <li className="grid gap-1 py-2" key={id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>
                <Trans>Shipment {number}</Trans>
              </strong>
              <small className="ws-quiet">
                <Moment at={sentAt} />
              </small>
            </p>
            {(carrier || tracking) && (
              <p className="flex flex-wrap gap-x-3">
                {carrier && <bdi>{carrier}</bdi>}
                {tracking && <bdi className="num">{tracking}</bdi>}
              </p>
            )}
            <ul>
              {goods.map(({ title, quantity, lot, bestBefore }, at) => (
                <li key={at}>
                  <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{title}</bdi>
                  <small className="ws-quiet flex flex-wrap gap-x-3">
                    <LotAndDay bestBefore={bestBefore} lot={lot} />
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
