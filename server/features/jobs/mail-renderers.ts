import { renderAccountMail } from '#server/features/identity/account-mails.service.ts'
import { renderOrderMail } from '#server/features/orders/order-mails.service.ts'
import { renderReceiptMail } from '#server/features/restaurants/orders/receipt-mail.service.ts'
import { renderTicketMail } from '#server/features/restaurants/kitchen/ticket-mails.service.ts'
import type { Delivery } from '#server/features/outbox/outbox.service.ts'

/** Who writes which message. */
export const mailRenderers: Delivery['renderers'] = {
  M1: renderOrderMail,
  M3: renderOrderMail,
  M4: renderOrderMail,
  M5: renderOrderMail,
  M6: renderOrderMail,
  'M6-unapproved': renderOrderMail,
  M7: renderOrderMail,
  'M8-accepted': renderOrderMail,
  'M8-declined': renderOrderMail,
  M9: renderOrderMail,
  'M9-accepted': renderOrderMail,
  'M9-refused': renderOrderMail,
  M10: renderOrderMail,
  R0: renderReceiptMail,
  R1: renderTicketMail,
  R2: renderTicketMail,
  R3: renderTicketMail,
  R4: renderTicketMail,
  R5: renderTicketMail,
  R6: renderTicketMail,
  R7: renderTicketMail,
  A1: renderAccountMail,
  A2: renderAccountMail,
  A3: renderAccountMail,
  'A3-asked': renderAccountMail,
  'A3-done': renderAccountMail,
  A4: renderAccountMail,
  'A4-passkey': renderAccountMail,
  'A4-factor': renderAccountMail,
  A5: renderAccountMail,
  'A5-role': renderAccountMail,
  'A5-owners': renderAccountMail,
  A6: renderAccountMail,
  A7: renderAccountMail,
  A8: renderAccountMail,
  A9: renderAccountMail,
  A10: renderAccountMail,
  A11: renderAccountMail,
  A12: renderAccountMail,
}
