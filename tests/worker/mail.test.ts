import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const received: ParsedMail[] = []
let site: Site
let server: SMTPServer

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, callback) => {
      simpleParser(stream, (error, mail) => {
        if (!error) received.push(mail)
        callback(error)
      })
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  site = await startSite({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    MAIL_FROM: 'ordre@example.no',
  })
})
afterAll(async () => {
  await site.stop()
  await new Promise<void>((resolve) => {
    server.close(resolve)
  })
})
beforeEach(async () => {
  received.length = 0
  await site.database.execute('delete from outbox')
})

async function queue(kind: string, change: { recipient?: string; payload: object }): Promise<void> {
  const id = newId()
  await site.database.execute({
    sql: `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, due_at, created_at)
      select ?, id, ?, ?, 'nb', ?, ?, 'queued', 1, 1 from factories`,
    args: [id, kind, id, change.recipient ?? 'kari@example.no', JSON.stringify(change.payload)],
  })
}

async function message() {
  return (await site.database.execute('select * from outbox')).rows[0]
}

test('[O05] the Worker’s job hands the confirmation to a mail server, once', async () => {
  const buyer = newShopper(site.url)
  await buyer.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const { token, number } = (await (await buyer.order()).json()) as {
    token: string
    number: string
  }
  await Promise.all([site.worker.tick(), site.worker.tick()])
  await site.worker.tick()
  expect(received).toHaveLength(1)
  const [mail] = received
  expect(mail?.from?.value).toEqual([
    { name: 'Premium Foods Factory', address: 'ordre@example.no' },
  ])
  expect(mail?.subject).toBe(`Order ${number} received`)
  expect(mail?.html).toContain('Blueberry jam')
  expect(mail?.text).toContain(`${site.url}/en/order-success/${token}`)
  expect(mail?.messageId).toMatch(/@localhost>$/u)
  const { rows } = await site.database.execute('select state, attempts from outbox')
  expect(rows[0]).toMatchObject({ state: 'sent', attempts: 1 })
})

test('[U01] a link reaches its receiver whole, and does not stay in the outbox', async () => {
  const secret = 'a-Z_0'.repeat(9)
  await queue('A1', { payload: { entityId: newId(), secret } })
  await site.worker.tick()
  expect(received).toHaveLength(1)
  const [mail] = received
  const link = `${site.url}/nb/auth/callback#${secret}`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
  const sent = await message()
  expect(sent).toMatchObject({ state: 'sent' })
  expect(sent?.['payload']).not.toContain(secret)
})

test('no text splits a header: neither a subject nor a company name', async () => {
  await queue('A8', {
    payload: {
      entityId: newId(),
      from: { name: 'Evil" <eve@example.no>,\r\nBcc: "x', email: 'ordre@example.no' },
      subject: 'Hello\r\nBcc: eve@example.no\r\n\r\nBody',
      html: '<p>Hello</p>',
      text: 'Hello',
    },
  })
  await site.worker.tick()
  expect(received).toHaveLength(1)
  const [mail] = received
  expect(mail?.subject).toBe('Hello Bcc: eve@example.no Body')
  expect(mail?.from?.value.map(({ address }) => address)).toEqual(['ordre@example.no'])
  expect(mail?.headers.has('bcc')).toBe(false)
  expect(mail?.text?.trim()).toBe('Hello')
})

test('what is not one address is never sent to', async () => {
  await queue('A8', {
    recipient: 'kari@example.no>\r\nRCPT TO:<eve@example.no',
    payload: { entityId: newId() },
  })
  await site.worker.tick()
  expect(received).toEqual([])
  expect(await message()).toMatchObject({ state: 'queued', attempts: 1, last_error: 'TypeError' })
})
