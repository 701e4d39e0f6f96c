import { msg } from '@lingui/core/macro'
import type { AuditWords } from '#server/audit/audit-words.ts'

export const ordersAudit = {
  actions: {
    order_called_off: { name: msg`Order called off`, text: msg`Called off an order` },
    order_till_registered: {
      name: msg`Order paid at the till`,
      text: msg`Registered an order’s payment in the till`,
    },
    order_invoice_paid: {
      name: msg`Order’s invoice paid`,
      text: msg`Marked an order’s invoice as paid`,
    },
    order_invoiced: { name: msg`Order invoiced`, text: msg`Issued an order’s invoice` },
    order_withdrawal_accepted: {
      name: msg`Withdrawal accepted`,
      text: msg`Accepted a withdrawal from an order`,
    },
    order_withdrawal_declined: {
      name: msg`Withdrawal declined`,
      text: msg`Declined a withdrawal from an order`,
    },
    order_complaint_accepted: {
      name: msg`Complaint accepted`,
      text: msg`Accepted a complaint about an order`,
    },
    order_complaint_refused: {
      name: msg`Complaint refused`,
      text: msg`Refused a complaint about an order`,
    },
    order_mail_sent_again: {
      name: msg`Mail sent again`,
      text: msg`Sent a mail about an order again`,
    },
    payment_retried: {
      name: msg`Payment tried again`,
      text: msg`Tried again what a payment provider had refused`,
    },
    order_refunded: { name: msg`Order paid back`, text: msg`Paid back money of an order` },
    order_invoice_reduced: { name: msg`Invoice reduced`, text: msg`Reduced an unpaid invoice` },
    order_payment_corrected: {
      name: msg`Order’s payment corrected`,
      text: msg`Took back that an order was paid`,
    },
  },
  entities: {
    order: msg`Order`,
  },
} as const satisfies AuditWords
