import type { I18n } from '@lingui/core'
import type { Fulfilment, FulfilmentLine } from '#domain/fulfilment.schema.ts'
import { hasLeft, sendableQty } from '#domain/shipments.ts'
import { dropsAt, isPacking, isUnsettled, openSettlements } from '#domain/short-items.ts'
import { staffStepFrom } from '#domain/staff-steps.ts'
import { offeredView } from '#server/features/orders/fulfilment/substitute-view.ts'
import { titleOf } from '#server/features/orders/order-progress-view.ts'
import { isHeld } from '#server/features/orders/after-sale/held.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'

/** How far an order's goods have come, and what may be done with them by who may move it. */
export function fulfilmentOf(
  found: FoundAdminOrder,
  { i18n, mayMove }: { i18n: I18n; mayMove: boolean },
): Fulfilment {
  const { order, lines, shipments } = found
  const canPick = mayMove && isPacking(order.status)
  return {
    lines: lines.map(({ line }) => lineOf(found, line, i18n)),
    shipments: shipments.map(({ id, number, carrier, tracking, sentAt, lines: sent }) => ({
      ...{ id, number, carrier, tracking, sentAt },
      goods: sent.map(({ lineId, quantity, lot, bestBefore }) => ({
        ...{ title: titleOf(found, lineId), quantity },
        ...{ lot: lot ?? '', bestBefore: bestBefore ?? '' },
      })),
    })),
    canPick,
    canSend: canPick && staffStepFrom(order, 'ship').ok && !isHeld(found.sale),
  }
}

function lineOf(
  found: FoundOrder,
  line: FoundOrder['lines'][number]['line'],
  i18n: I18n,
): FulfilmentLine {
  const { order, shorts } = found
  const { id, titleSnapshot: title, packageSizeSnapshot: packageSize, qty, unitOre } = line
  const isOver = hasLeft(order.status)
  const canLeave = isPacking(order.status)
  return {
    ...{ id, title, packageSize, unitOre, quantity: qty, ordered: qty + line.droppedQty },
    // Before it was kept by line, all of an order left at once.
    sent: isOver ? qty : line.sentQty,
    sendable: canLeave ? sendableQty(line, shorts) : 0,
    isPicked: line.isPicked,
    isSubstitute: line.substituteFor !== null,
    lot: line.lot ?? '',
    bestBefore: line.bestBefore ?? '',
    missing: canLeave ? missingOf(found, id, i18n) : null,
  }
}

function missingOf(
  { order, shorts }: FoundOrder,
  lineId: string,
  i18n: I18n,
): FulfilmentLine['missing'] {
  const short = shorts.find((each) => each.lineId === lineId && isUnsettled(each))
  if (!short) return null
  const { id, quantity, settledAs } = short
  return {
    ...{ id, quantity, dueAt: dropsAt(short), isWaiting: settledAs === 'wait' },
    substitute: offeredView(i18n, short, order),
    settlements: openSettlements(short),
  }
}
