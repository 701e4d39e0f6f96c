import type { I18n } from '@lingui/core'
import type { OrderProgress } from '#domain/order-progress.schema.ts'
import {
  dropsAt,
  isPacking,
  isUnsettled,
  openSettlements,
  type ShortAnswer,
  shortAnswers,
} from '#domain/short-items.ts'
import { isHeldNoLonger } from '#domain/payments.ts'
import { isReduction } from '#domain/refunds.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { refundWayText } from '#server/i18n/missing-words.ts'
import {
  answerText,
  droppedText,
  missingText,
  progressWords,
} from '#server/i18n/order-progress-words.ts'
import { paymentStatusText } from '#server/i18n/order-step-words.ts'
import { offeredView } from './fulfilment/substitute-view.ts'
import type { FoundOrder } from './orders.repository.ts'

type Short = FoundOrder['shorts'][number]

/** What has become of an order's goods and money, as its buyer reads it. */
export function orderProgress(found: FoundOrder, i18n: I18n): OrderProgress {
  const { order, shorts, shipments, refunds } = found
  const { locale } = i18n
  return {
    words: progressWords(i18n),
    paymentText: paymentTextOf(found, i18n),
    missing: isPacking(order.status)
      ? shorts.filter(isUnsettled).map((short) => missingOf(found, short, i18n))
      : [],
    dropped: shorts
      .filter(({ settledAs }) => settledAs === 'drop' || settledAs === 'substitute')
      .map(({ lineId, quantity, settledAs, substituteTitle }) => ({
        ...{ title: titleOf(found, lineId), quantity },
        substitute: settledAs === 'substitute' ? substituteTitle : null,
        text: droppedText(i18n, settledAs === 'substitute' ? substituteTitle : null),
      })),
    shipments: shipments.map(({ number, carrier, tracking, sentAt, lines }) => ({
      ...{ number, carrier, tracking, sentText: instantText(locale, sentAt) },
      goods: lines.map(({ lineId, quantity }) => ({ title: titleOf(found, lineId), quantity })),
    })),
    refunds: refunds.map(({ number, amountOre, vat, reason, way, createdAt }) => ({
      ...{ number, amountOre, vat, reason },
      ...{ wayText: refundWayText(i18n, way), isReduction: isReduction({ way }) },
      whenText: instantText(locale, createdAt),
    })),
  }
}

function paymentTextOf({ order: { paymentStatus }, payment }: FoundOrder, i18n: I18n): string {
  // The payment itself says that its hold has lapsed.
  if (paymentStatus === 'authorized' && payment && isHeldNoLonger(payment)) return ''
  const isSettled = paymentStatus !== 'pending' && paymentStatus !== 'voided'
  return isSettled ? paymentStatusText(i18n, paymentStatus) : ''
}

/** The name of a line's goods. */
export function titleOf({ lines }: FoundOrder, lineId: string): string {
  return lines.find(({ line }) => line.id === lineId)?.line.titleSnapshot ?? ''
}

/** What came of missing goods so far, with what can still be chosen. */
export function missingOf(
  found: FoundOrder,
  short: Short,
  i18n: I18n,
): OrderProgress['missing'][number] {
  const { id, lineId, quantity, settledAs } = short
  const open: readonly string[] = openSettlements(short)
  const answers = shortAnswers.filter((answer): answer is ShortAnswer => open.includes(answer))
  const isWaiting = settledAs === 'wait'
  const dueAt = dropsAt(short)
  const dueText = dueAt === null ? '' : instantText(i18n.locale, dueAt)
  return {
    ...{ id, quantity, title: titleOf(found, lineId), isWaiting },
    ...{ dueText, text: missingText(i18n, isWaiting, dueText) },
    substitute: offeredView(i18n, short, found.order),
    answers,
    answerTexts: answers.map((answer) => answerText(i18n, answer)),
  }
}
