import type { I18n } from '@lingui/core'
import type { AdminAfterSale, AfterSale, ComplaintView } from '#domain/after-sale.schema.ts'
import {
  canComplain,
  lastWithdrawalDay,
  mostComplaints,
  whyNotWithdrawn,
  type WithdrawnLine,
} from '#domain/after-sale.ts'
import type { WithdrawalPolicy } from '#domain/catalog.ts'
import { isWithdrawable } from '#domain/checkout.ts'
import { type Actor, isAllowed } from '#domain/permissions.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { complaintText, withdrawalText } from '#server/i18n/after-sale-words.ts'
import { dayText, instantText } from '#server/i18n/day-words.ts'
import type { ComplaintRow, FoundAfterSale } from './after-sale.repository.ts'

/** What can be done about an order after the sale, and what was, for who may read it in full. */
export function afterSaleView(
  found: FoundOrder,
  sale: FoundAfterSale,
  { i18n, now }: { i18n: I18n; now: number },
): AfterSale {
  return {
    whyNotWithdrawn: whyNot(found, sale, now) ?? null,
    lastDayText: sale.deliveredAt === null ? '' : lastDayText(i18n, sale.deliveredAt),
    withdrawable: found.lines
      .filter(({ line }) => line.qty > 0 && isLineWithdrawable(line))
      .map(({ line }) => goodsOf(line, line.qty)),
    withdrawal: withdrawalOf(found, sale, i18n),
    canComplain: canComplain(found.order.status) && sale.complaints.length < mostComplaints,
    complaints: sale.complaints.map((row) => complaintOf(row, i18n)),
  }
}

/** The same as the people of the factory see it, with what the reader may do now. */
export function adminAfterSale(
  found: FoundOrder,
  sale: FoundAfterSale,
  { i18n, actor }: { i18n: I18n; actor: Actor },
): AdminAfterSale {
  const { withdrawal: row } = sale
  const withdrawal = withdrawalOf(found, sale, i18n)
  return {
    withdrawal:
      row && withdrawal
        ? {
            ...withdrawal,
            ...{
              rev: row.rev,
              name: row.name,
              email: row.email,
              amountOre: row.amountOre,
            },
            canDecide: row.status === 'received' && isAllowed(actor, 'orders.refund'),
          }
        : null,
    complaints: sale.complaints.map((complaint) => ({
      ...complaintOf(complaint, i18n),
      rev: complaint.rev,
      canAnswer: complaint.status === 'open' && isAllowed(actor, 'orders.move'),
    })),
  }
}

/** Why an order cannot be withdrawn from; undefined where it can. */
export function whyNot({ order, lines }: FoundOrder, sale: FoundAfterSale, now: number) {
  const hasRight = lines.some(({ line }) => line.qty > 0 && isLineWithdrawable(line))
  const { deliveredAt } = sale
  return whyNotWithdrawn({ ...order, deliveredAt, hasRight }, now)
}

/** The last day of the period of withdrawal, in words. */
export function lastDayText(i18n: I18n, deliveredAt: number): string {
  return dayText(i18n.locale, lastWithdrawalDay(deliveredAt))
}

type LineRow = FoundOrder['lines'][number]['line']

/** As it was told when the line was bought. */
export function isLineWithdrawable({ withdrawalPolicy }: LineRow): boolean {
  return isWithdrawable(withdrawalPolicy as WithdrawalPolicy)
}

/** The goods of an order that go back. */
export function withdrawnGoods({ lines }: FoundOrder, withdrawn: readonly WithdrawnLine[]) {
  return lines.flatMap(({ line }) => {
    const back = withdrawn.find(({ lineId }) => lineId === line.id)
    return back ? [goodsOf(line, back.quantity)] : []
  })
}

function goodsOf(line: LineRow, quantity: number) {
  const { id, titleSnapshot: title, packageSizeSnapshot: packageSize, options } = line
  return { id, title, packageSize, options, quantity }
}

function withdrawalOf(
  found: FoundOrder,
  { withdrawal }: FoundAfterSale,
  i18n: I18n,
): AfterSale['withdrawal'] {
  if (!withdrawal) return null
  const { status, reason, receivedAt, lines } = withdrawal
  return {
    ...{ status, reason },
    statusText: withdrawalText(i18n, status),
    receivedText: instantText(i18n.locale, receivedAt),
    goods: withdrawnGoods(found, lines),
  }
}

function complaintOf(row: ComplaintRow, i18n: I18n): ComplaintView {
  const { id, text, status, answer, createdAt, pictures } = row
  return {
    ...{ id, text, status, answer, createdAt },
    statusText: complaintText(i18n, status),
    pictures: pictures.map(({ id: picture, width, height }) => ({
      id: picture,
      width,
      height,
    })),
  }
}
