import type { I18n } from '@lingui/core'
import type { OrderMoney } from '#domain/refunds.schema.ts'
import { grossOf, isReduction } from '#domain/refunds.ts'
import {
  openVat,
  owedOre,
  owedQty,
  paidOre,
  refundableOre,
  refundableQty,
  refundableVat,
  sumOf,
} from '#server/features/orders/paid.ts'
import { refundWayText } from '#server/i18n/missing-words.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'
import { canCorrect, freeOre } from './order-money.ts'

/** What was paid of an order and what went back, and what may be done with that by who may refund. */
export function moneyOf(found: FoundAdminOrder, i18n: I18n, mayRefund: boolean): OrderMoney {
  const { order, lines, refunds } = found
  const most = refundableOre(found)
  return {
    paidOre: paidOre(order),
    dueOre: sumOf(openVat(found)),
    refundableOre: most,
    isReduction: paidOre(order) === 0 && most > 0,
    owedOre: owedOre(found),
    freeOre: freeOre(found),
    rates: refundableVat(found).map((row) => ({ rateBp: row.rateBp, leftOre: grossOf(row) })),
    lines: lines
      .map(({ line }) => ({
        ...{ lineId: line.id, title: line.titleSnapshot, qty: line.qty, vatBp: line.vatBp },
        ...{ unitOre: line.unitOre, netUnitOre: line.netUnitOre, lineOre: line.lineOre },
        ...{ refundable: refundableQty(found, line) },
        owed: {
          missing: owedQty(found, line, 'missing'),
          withdrawal: owedQty(found, line, 'withdrawal'),
        },
      }))
      .filter(({ refundable }) => refundable > 0),
    refunds: refunds.map(({ id, number, amountOre, vat, reason, settles, way, createdAt: at }) => ({
      ...{ id, number, amountOre, vat, reason, settles, at },
      ...{ wayText: refundWayText(i18n, way), isReduction: isReduction({ way }) },
    })),
    canRefund: mayRefund && most > 0,
    canCorrect: mayRefund && canCorrect(order),
  }
}
