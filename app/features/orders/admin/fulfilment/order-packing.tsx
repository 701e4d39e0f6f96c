import { Trans } from '@lingui/react/macro'
import type { FulfilmentLine } from '#domain/fulfilment.schema.ts'
import type { FulfilmentLineProps, FulfilmentProps } from './fulfilment-props.ts'
import { LineState } from './line-state.tsx'
import { MissingForm } from './missing-form.tsx'
import { MissingNote } from './missing-note.tsx'
import { PickForm } from './pick-form.tsx'
import { SendForm } from './send-form.tsx'
import { Shipments } from './shipments.tsx'

/** How far an order's goods have come: what is picked, what is missing, and what has left. */
export function OrderPacking({ order, onChanged }: FulfilmentProps) {
  const { lines, canPick, canSend, shipments } = order.fulfilment
  if (!canPick && shipments.length === 0 && !lines.some(isTold)) return null
  return (
    <>
      <h3>
        <Trans>Packing</Trans>
      </h3>
      <ul className="divide-y divide-[var(--border)]">
        {lines.map((line) => (
          <PackedLine key={line.id} line={line} onChanged={onChanged} order={order} />
        ))}
      </ul>
      {canSend && <SendForm onChanged={onChanged} order={order} />}
      {shipments.length > 0 && <Shipments shipments={shipments} />}
    </>
  )
}

function PackedLine(props: FulfilmentLineProps) {
  const { line, order } = props
  const { canPick } = order.fulfilment
  const isOpen = canPick && line.sendable > 0
  return (
    <li className="grid gap-2 py-3">
      <LineState line={line} />
      {line.missing && <MissingNote {...props} canSettle={canPick} missing={line.missing} />}
      {isOpen && <PickForm {...props} />}
      {isOpen && !line.missing && <MissingForm {...props} />}
    </li>
  )
}

/** Something is known of the line beside how many were ordered. */
function isTold({ lot, bestBefore, ordered, quantity, isPicked }: FulfilmentLine): boolean {
  return lot !== '' || bestBefore !== '' || ordered !== quantity || isPicked
}
