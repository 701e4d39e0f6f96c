import { beforeEach, expect, test } from 'vitest'
import { conversationRules } from '#domain/conversation-rules.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { useApi } from '#tests/support/api.ts'
import { contactMessage, sendContactFile, solved, writeTo } from '#tests/support/conversations.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'

const api = useApi()
const text = 'Hei! Lokket var ikke tett.\nHva gjør vi?'

beforeEach(async () => {
  for (const table of [
    ...['conversation_messages', 'conversation_files', 'conversations', 'spent_proofs', 'outbox'],
    'tries',
  ])
    await api.database.execute(`delete from ${table}`)
})

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function countOf(table: string) {
  return Number((await rows(`select count(*) as count from ${table}`))[0]?.['count'])
}

async function delivered(mailer = mailServer()) {
  await deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
  return mailer.taken
}

test('[N05] a message is taken once however often it is sent, confirmed without a word of its sender’s, and told to the factory', async () => {
  const visitor = api.visitor({ language: 'ar' })
  const message = contactMessage({ topic: 'order', orderNumber: 'PF-26-000417', text })
  const key = crypto.randomUUID()
  const first = await writeTo(visitor, message, key)
  expect(first).toMatchObject({ answered: 201 })
  expect(first.number).toMatch(/^M-\d\d-\d{5}$/u)
  const again = await Promise.all([1, 2, 3].map(() => writeTo(visitor, message, key)))
  expect(again.map(({ number }) => number)).toEqual(again.map(() => first.number))
  expect(await writeTo(visitor, { ...message, name: 'Another' }, key)).toMatchObject({
    code: 'key_reused',
  })
  expect(await rows('select * from conversations')).toMatchObject([
    {
      number: first.number,
      ...{ status: 'new', topic: 'order', order_number: 'PF-26-000417', language_code: 'ar' },
      subject: 'Hei! Lokket var ikke tett.',
    },
  ])
  expect(await rows('select author, text from conversation_messages')).toMatchObject([
    { author: 'sender', text },
  ])
  const [receipt, told, ...more] = await delivered()
  expect(more).toEqual([])
  expect(receipt?.to).toBe('ingrid@example.no')
  expect(receipt?.html).toContain('dir="rtl"')
  expect(receipt?.html).toContain(first.number)
  for (const word of ['Ingrid', 'Lokket', '000417']) expect(receipt?.html).not.toContain(word)
  expect(told?.html).toContain('Lokket var ikke tett.')
  expect(told?.html).toContain('/admin/messages?open=')
})

test('[N05] what is wrong is said at its field, and nothing is written', async () => {
  const visitor = api.visitor()
  const wrong: [object, string, string][] = [
    [{ name: '?' }, 'name_invalid', 'name'],
    [{ email: 'ingrid' }, 'email_invalid', 'email'],
    [{ email: 'a@example.no\r\nBcc: b@example.no' }, 'email_invalid', 'email'],
    [{ topic: 'weather' }, 'topic_missing', 'topic'],
    [{ text: 'Hi  \u200B you' }, 'contact_text_short', 'text'],
    [{ text: 'a'.repeat(4001) }, 'contact_text_long', 'text'],
    [{ orderNumber: '1'.repeat(41) }, 'order_number_long', 'orderNumber'],
    [{ fileId: crypto.randomUUID() }, 'file_gone', 'fileId'],
    [{ status: 'closed' }, 'invalid_input', 'status'],
  ]
  for (const [change, code, field] of wrong)
    expect(await writeTo(visitor, { ...contactMessage(), ...change })).toMatchObject({
      code,
      field,
    })
  expect(await countOf('conversations')).toBe(0)
  expect(await countOf('outbox')).toBe(0)
})

test('[N05] with the mail server gone the message is in the inbox all the same', async () => {
  expect(await writeTo(api.visitor(), contactMessage())).toMatchObject({ answered: 201 })
  const mailer = mailServer()
  mailer.isDown = true
  await delivered(mailer)
  expect(await rows(`select status from conversations`)).toMatchObject([{ status: 'new' }])
  expect(await rows(`select state from outbox`)).toMatchObject([
    { state: 'queued' },
    { state: 'queued' },
  ])
})

test('[A17] of 1,000 posts from one network five are taken, even with proofs', async () => {
  const network = '10.9.8.7'
  const from = () => api.visitor({ network })
  const codes: (string | undefined)[] = []
  for (let round = 0; round < 100; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        writeTo(from(), contactMessage({ text: `Message number ${round} ${at} of many` })),
      ),
    )
    codes.push(...answers.map(({ code }) => code))
  }
  const taken = codes.filter((code) => code === undefined).length
  // Those that came at the same time were not counted yet when they were asked for no proof.
  expect(taken).toBeGreaterThanOrEqual(conversationRules.unprovenPerHour)
  expect(taken).toBeLessThanOrEqual(conversationRules.networkPerHour)
  expect(await countOf('conversations')).toBe(taken)
  for (let left = conversationRules.networkPerHour - taken; left > 0; left -= 1) {
    const proof = JSON.stringify(await solved(from()))
    expect(await writeTo(from(), contactMessage({ proof, text }))).toMatchObject({ answered: 201 })
  }
  const proof = JSON.stringify(await solved(from()))
  const refusal = await writeTo(from(), contactMessage({ proof }))
  expect(refusal).toMatchObject({ answered: 429, code: 'too_many_messages' })
  expect(await countOf('conversations')).toBe(conversationRules.networkPerHour)
  expect(await writeTo(api.visitor(), contactMessage())).toMatchObject({ answered: 201 })
})

test('[C2] what was typed faster than anybody reads needs a proof, and each proof is taken once', async () => {
  const visitor = api.visitor()
  const quick = contactMessage({ tookMs: 200 })
  const key = crypto.randomUUID()
  expect(await writeTo(visitor, quick, key)).toMatchObject({ answered: 403, code: 'proof_needed' })
  const proof = await solved(visitor)
  const sent = await writeTo(visitor, { ...quick, proof: JSON.stringify(proof) }, key)
  expect(sent).toMatchObject({ answered: 201 })
  // The answer was lost: the same message with the same proof is the same message.
  expect(await writeTo(visitor, { ...quick, proof: JSON.stringify(proof) }, key)).toMatchObject({
    number: sent.number,
  })
  expect(await writeTo(visitor, { ...quick, proof: JSON.stringify(proof) })).toMatchObject({
    code: 'proof_refused',
  })
  expect(await countOf('conversations')).toBe(1)
  const { challenge, solution } = await solved(visitor)
  const tampered = [
    { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' } },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { parameters: challenge.parameters }, solution },
  ]
  for (const each of [...tampered, 'nonsense'])
    expect(await writeTo(visitor, { ...quick, proof: JSON.stringify(each) })).toMatchObject({
      code: 'proof_refused',
    })
  const old = await solved(api.visitor({ platform: { ...api.platform, now: () => 1_000_000 } }))
  expect(await writeTo(visitor, { ...quick, proof: JSON.stringify(old) })).toMatchObject({
    code: 'proof_refused',
  })
  const bound = { ...quick, proof: JSON.stringify({ challenge, solution }) }
  const race = await Promise.all([1, 2, 3].map(() => writeTo(visitor, bound)))
  expect(race.filter(({ answered }) => answered === 201)).toHaveLength(1)
})

test('[C2] who fills in the field that nobody sees proves its work and is a message like any other', async () => {
  const visitor = api.visitor()
  const filledIn = contactMessage({ decoy: 'https://example.no' })
  const key = crypto.randomUUID()
  expect(await writeTo(visitor, filledIn, key)).toMatchObject({
    answered: 403,
    code: 'proof_needed',
  })
  expect(await writeTo(visitor, { ...filledIn, proof: 'nonsense' }, key)).toMatchObject({
    code: 'proof_refused',
  })
  expect(await countOf('conversations')).toBe(0)
  const proof = JSON.stringify(await solved(visitor))
  expect(await writeTo(visitor, { ...filledIn, proof }, key)).toMatchObject({ answered: 201 })
  expect(await rows('select status from conversations')).toMatchObject([{ status: 'new' }])
  expect(await rows('select kind from outbox order by kind')).toMatchObject([
    { kind: 'C1' },
    { kind: 'C2' },
  ])
})

test('[C2] who fills it in without scripts is kept as spam, and nobody is mailed', async () => {
  const network = '10.9.8.6'
  for (let sent = 0; sent <= conversationRules.unprovenPerHour; sent += 1)
    expect(
      await writeTo(
        api.visitor({ network }),
        contactMessage({ decoy: 'https://pills.example', isPlain: true, tookMs: 0 }),
      ),
    ).toMatchObject({ answered: 201 })
  const quick = contactMessage({ isPlain: true, tookMs: 0 })
  expect(await writeTo(api.visitor(), quick)).toMatchObject({ code: 'proof_needed' })
  expect(await rows('select distinct status from conversations')).toMatchObject([
    { status: 'spam' },
  ])
  expect(await countOf('outbox')).toBe(0)
})

test('[C2.38] one mailbox gets a few receipts an hour, whoever types it and however it is spelt', async () => {
  const { receiptsPerHour } = conversationRules
  const spellings = ['odd@example.no', 'o.dd@example.no', 'ODD+1@example.no', 'odd+2@example.no']
  const most = receiptsPerHour + 2
  const receipts = () =>
    rows(`select count(*) as count from outbox where kind = 'C1' and recipient like 'o%'`)
  for (let sent = 0; sent < most; sent += 1) {
    const email = spellings[sent % spellings.length] ?? ''
    const message = contactMessage({ email, text: `Message number ${sent} of some` })
    expect(await writeTo(api.visitor(), message)).toMatchObject({ answered: 201 })
  }
  expect(await receipts()).toMatchObject([{ count: receiptsPerHour }])
  expect(await rows(`select count(*) as count from outbox where kind = 'C2'`)).toMatchObject([
    { count: most },
  ])
  await writeTo(api.visitor(), contactMessage({ email: 'oda@example.no' }))
  expect(await receipts()).toMatchObject([{ count: receiptsPerHour + 1 }])
  const later = Date.now() + 3_600_001
  const visitor = api.visitor({ platform: { ...api.platform, now: () => later } })
  await writeTo(visitor, contactMessage({ email: 'odd@example.no' }))
  expect(await receipts()).toMatchObject([{ count: receiptsPerHour + 2 }])
})

test('a file goes with its own message alone, and what is no paper or picture is refused', async () => {
  const visitor = api.visitor()
  const bytes = new TextEncoder().encode('Batch L2645, lid not tight')
  const file = await sendContactFile(visitor, 'lid.txt', bytes)
  expect(file).toMatchObject({ answered: 201, name: 'lid.txt', bytes: bytes.length })
  const fileId = file.id ?? ''
  expect(await writeTo(api.visitor(), contactMessage({ fileId }))).toMatchObject({
    code: 'file_gone',
  })
  expect(await writeTo(visitor, contactMessage({ fileId }))).toMatchObject({ answered: 201 })
  expect(await writeTo(visitor, contactMessage({ fileId }))).toMatchObject({ code: 'file_gone' })
  expect(await countOf('conversations')).toBe(1)
  const archive = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...Array<number>(60).fill(0)])
  expect(await sendContactFile(visitor, 'lid.zip', archive)).not.toMatchObject({ answered: 201 })
  const large = await sendContactFile(visitor, 'lid.txt', new Uint8Array(10_000_001).fill(97))
  expect(large).toMatchObject({ answered: 413, code: 'file_too_large' })
})
