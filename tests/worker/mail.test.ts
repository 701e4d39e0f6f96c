import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
