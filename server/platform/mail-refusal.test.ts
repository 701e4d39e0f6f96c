import { expect, test } from 'vitest'
import { refusalOf } from './mail-refusal.ts'

test.each([
  ['Invalid RCPT TO: <a550@b.no> 550 5.1.1 No such user', 'receiver', 550, '5.1.1', true],
  ['Invalid RCPT TO: <a@b.no> NOTIFY=NEVER 550 No such user', 'receiver', 550, '', true],
  ['Invalid RCPT TO: <a@b.no> 550 5.7.1 Relaying denied', 'receiver', 550, '5.7.1', false],
  ['Invalid RCPT TO: <a@b.no> 452 4.2.2 Mailbox full', 'receiver', 452, '4.2.2', false],
  ['Invalid MAIL FROM: <a@b.no> 553 Not you', 'sender', 553, '', false],
  ['Failed to send DATA: 451 Later', 'content', 451, '', false],
  ['Failed send email body: 550-5.1.1 Unknown\n550 x', 'content', 550, '5.1.1', true],
  ['Failed send email body: 554 Spam', 'content', 554, '', false],
])('reads %s', (message, part, code, detail, isNoMailbox) => {
  expect(refusalOf(new Error(message))).toMatchObject({ part, code, detail, isNoMailbox })
})

test('a connection that broke is no answer', () => {
  expect(refusalOf(new Error('Timeout while waiting for smtp server response'))).toBeUndefined()
})

test('no word of the server gets into the error: it may name a person', () => {
  const refusal = refusalOf(new Error('Invalid RCPT TO: <kari@example.no> 550 no kari here'))
  expect(String(refusal)).not.toContain('kari')
})
