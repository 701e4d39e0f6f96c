import { msg } from '@lingui/core/macro'
import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import type { OrderMessageKind } from '#server/features/outbox/message.queries.ts'
import {
  ComplaintAccepted,
  ComplaintReceived,
  ComplaintRefused,
  WithdrawalAccepted,
  WithdrawalDeclined,
  WithdrawalReceived,
} from './after-sale-mails.tsx'
import { GoodsMissing } from './goods-missing.tsx'
import { InvoiceIssued } from './invoice-issued.tsx'
import {
  OrderCancelled,
  OrderPaidTooLate,
  OrderUnapproved,
  OrderUnpaid,
} from './order-cancelled.tsx'
import type { OrderMail } from './order-mail.ts'
import { OrderReady } from './order-ready.tsx'
import { OrderReceived } from './order-received.tsx'
import { OrderRefunded } from './order-refunded.tsx'
import { OrderSent } from './order-sent.tsx'

const cancelled = msg({ message: 'Order {number} cancelled' })

const late = msg({ message: 'Order {number}: your payment came too late' })
const withdrawal = msg({ message: 'Your withdrawal from order {number}' })
const complaint = msg({ message: 'Your complaint about order {number}' })

/** Of M10 where no money has moved. */
const reduced = msg({ message: 'Order {number}: your invoice was reduced' })

const mails = {
  M1: { component: OrderReceived, subject: msg({ message: 'Order {number} received' }) },
  M3: {
    component: GoodsMissing,
    subject: msg({ message: 'Order {number}: something is missing' }),
  },
  M4: { component: OrderReady, subject: msg({ message: 'Order {number} is ready' }) },
  M5: { component: OrderSent, subject: msg({ message: 'Order {number} is on its way' }) },
  M6: { component: OrderCancelled, subject: cancelled },
  'M6-unapproved': { component: OrderUnapproved, subject: cancelled },
  'M6-unpaid': { component: OrderUnpaid, subject: cancelled },
  'M6-late': { component: OrderPaidTooLate, subject: late },
  M7: {
    component: WithdrawalReceived,
    subject: msg({ message: 'Withdrawal from order {number} received' }),
  },
  'M8-accepted': { component: WithdrawalAccepted, subject: withdrawal },
  'M8-declined': { component: WithdrawalDeclined, subject: withdrawal },
  M9: {
    component: ComplaintReceived,
    subject: msg({ message: 'Complaint about order {number} received' }),
  },
  'M9-accepted': { component: ComplaintAccepted, subject: complaint },
  'M9-refused': { component: ComplaintRefused, subject: complaint },
  M10: { component: OrderRefunded, subject: msg({ message: 'Order {number}: money paid back' }) },
  M11: { component: InvoiceIssued, subject: msg({ message: 'Invoice for order {number}' }) },
} as const satisfies Record<OrderMessageKind, unknown>

/** A mail about an order as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderMail(
  kind: OrderMessageKind,
  mail: OrderMail,
): Promise<{ subject: string; html: string; text: string }> {
  const { component } = mails[kind]
  const subject = mail.refund?.isReduction ? reduced : mails[kind].subject
  const html = await render(createElement(component, mail))
  return {
    subject: mail.i18n._({ ...subject, values: { number: mail.number } }),
    html,
    text: toPlainText(html),
  }
}
