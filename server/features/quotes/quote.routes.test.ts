import { beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { quoteStatuses } from '#domain/quotes.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeQuote, type QuoteToMake } from '#tests/support/quotes.ts'
import { plain } from '#tests/support/placing.ts'

const api = useApi()
/** A Thursday morning in Oslo. */
const thursday = Date.parse('2026-11-19T08:00:00Z')
const today = osloClock(thursday).date

beforeEach(() => {
  api.platform.now = () => thursday
})

const made = (wanted: QuoteToMake = {}) => makeQuote(api.database, { now: thursday, ...wanted })

async function viewOf(token: string, visitor: Visitor = api.visitor()) {
  return (await (await visitor.get(`/api/quotes/${token}`)).json()) as QuoteView
}

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function call(
  visitor: Visitor,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await visitor.send('POST', `/api/quotes/${path}`, body, headers)
  const answer = (await response.json()) as ErrorBody & QuoteView & { token: string }
  return { answered: response.status, ...answer }
}

const mailsOf = async (id: string) =>
  (
    await rows(
      `select kind from outbox where json_extract(payload, '$.entityId') = ? order by kind`,
      id,
    )
  ).map(({ kind }) => kind)

test('[Q05] who has the link reads what was asked and offered', async () => {
  const { token, number, totalOre } = await made({
    status: 'offered',
    offers: [{ freightNetOre: 10_000, message: 'Hel pall gir bedre pris.' }],
  })
  const response = await api.visitor().get(`/api/quotes/${token}`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const view = (await response.json()) as QuoteView
  expect(view).toMatchObject({
    number,
    status: 'offered',
    company: 'Kafé Fjordblikk AS',
    pickupPlace: '',
    can: { accept: true, decline: true, revise: true, withdraw: true, write: true, renew: false },
    outcome: null,
    order: null,
    renewedAs: null,
    versions: [{ version: 1, sentAt: thursday, totalOre }],
  })
  expect(view.offer).toMatchObject({
    version: 1,
    daysLeft: 30,
    message: 'Hel pall gir bedre pris.',
    goodsNetOre: 84 * 2000,
    freightNetOre: 10_000,
    freightNetOreBefore: null,
    totalOre,
  })
  expect(view.offer?.lines.map((line) => [line.pieces, line.grossOre, line.sumNetOre])).toEqual([
    [24, 2300, 48_000],
    [60, 2300, 120_000],
  ])
  expect(view.lines.map(({ isProduct, tint }) => [isProduct, tint])).toEqual([
    [true, 'dairy'],
    [false, 'dairy'],
  ])
})

test('[Q05] cost, margin, notes and the draft of an offer never leave', async () => {
  const { id, token } = await made({
    status: 'offered',
    columns: { draft: JSON.stringify({ message: 'halfwritten' }), assigned_to: null },
  })
  for (const [text, isInternal] of [
    ['secret note', 1],
    ['for the buyer', 0],
  ] as const)
    await rows(
      `insert into quote_messages values (?, ?, 'staff', 'Kari', null, ?, '[]', ${isInternal}, ${thursday})`,
      ...[crypto.randomUUID(), id, text],
    )
  const text = await (await api.visitor().get(`/api/quotes/${token}`)).text()
  expect(text).toContain('for the buyer')
  for (const word of ['secret', 'halfwritten', 'cost', '1234', 'margin', 'draft', id, 'productId'])
    expect(text).not.toContain(word)
})

test('[Q05] what sales think of an accepted offer is theirs; why they make none is the buyer’s to read', async () => {
  const outcome = (reason: string) => ({ outcome_reason: reason, outcome_note: 'The why' })
  const won = await made({ status: 'accepted', columns: outcome('price') })
  expect((await viewOf(won.token)).outcome).toBeNull()
  const lost = await made({ status: 'rejected', columns: outcome('capacity') })
  expect((await viewOf(lost.token)).outcome).toEqual({ reason: 'capacity', note: 'The why' })
})

test('[Q05] a version says what has changed since the one before', async () => {
  const dearer = { netOre: 2100 }
  const { token } = await made({
    status: 'offered',
    offers: [
      { lines: [dearer, { id: crypto.randomUUID() }], freightNetOre: 5000, paymentDays: 45 },
      { lines: [{ pieces: 36 }], freightNetOre: 9000 },
    ],
  })
  const { offer, versions } = await viewOf(token)
  expect(offer).toMatchObject({ freightNetOreBefore: 5000, paymentDaysBefore: 45 })
  expect(offer?.lines.map(({ change }) => change)).toEqual([
    { isNew: false, netOreBefore: 2100, piecesBefore: 24 },
    { isNew: true, netOreBefore: null, piecesBefore: null },
  ])
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
})

test.each(['unknown', 'A'.repeat(22), "' or 1=1 --", '..%2f..'])(
  '[Q05] the link %s leads to no quote',
  async (token) => {
    const visitor = api.visitor()
    const path = `/api/quotes/${encodeURIComponent(token)}`
    const response = await visitor.get(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'quote_unknown' })
    const steps = {
      messages: { text: 'x' },
      revision: { version: 1, text: 'x' },
      decline: { version: 1, reason: 'price', note: '' },
      withdraw: {},
      renew: {},
    }
    for (const [step, body] of Object.entries(steps)) {
      const answer = await visitor.send('POST', `${path}/${step}`, body)
      expect(await answer.json()).toMatchObject({ code: 'quote_unknown' })
    }
  },
)

test('[Q05] neither row id nor number opens a quote, nor does another factory’s link', async () => {
  const { id, number, token } = await made()
  for (const key of [id, number, token.toLowerCase()])
    expect((await api.visitor().get(`/api/quotes/${key}`)).status).toBe(404)
})

test('[D11] a network address opens 30 quotes a minute, found or not', async () => {
  const { token } = await made()
  const curious = api.visitor()
  for (let view = 0; view < 29; view += 1)
    expect((await curious.get(`/api/quotes/${'A'.repeat(22)}`)).status).toBe(404)
  expect((await curious.get(`/api/quotes/${token}`)).status).toBe(200)
  expect((await curious.get(`/api/quotes/${token}`)).status).toBe(429)
  expect((await call(curious, `${token}/withdraw`, {})).answered).toBe(429)
  expect((await viewOf(token)).status).toBe('submitted')
})

const writable = ['submitted', 'in_review', 'needs_info', 'offered', 'revision_requested']

test.each(quoteStatuses)('[Q05] what a buyer can do with a quote that is %s', async (status) => {
  const { token } = await made({ status })
  const { can } = await viewOf(token)
  const isOffered = status === 'offered'
  expect(can).toEqual({
    accept: isOffered,
    decline: isOffered,
    revise: isOffered,
    withdraw: writable.includes(status),
    write: writable.includes(status),
    renew: status === 'expired',
  })
  const visitor = api.visitor()
  const version = status === 'offered' ? 1 : 0
  const answers = {
    write: await call(visitor, `${token}/messages`, { text: 'x' }),
    decline: await call(visitor, `${token}/decline`, {
      ...{ version: Math.max(1, version), reason: 'price', note: '' },
    }),
  }
  expect(answers.write.answered).toBe(can.write ? 200 : 409)
  expect(answers.decline.answered).toBe(can.decline ? 200 : 409)
})

test('[Q05] a message goes to sales once, about the lines it names, and changes no status', async () => {
  const { id, token, lineIds } = await made({ status: 'in_review' })
  const buyer = api.visitor()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = {
    text: '  Can you\nlook at the butter?  ',
    lineIds: [...lineIds.slice(0, 1), crypto.randomUUID()],
  }
  const send = () => call(buyer, `${token}/messages`, body, key)
  const answers = await Promise.all([send(), send(), send()])
  const again = await call(api.visitor(), `${token}/messages`, body, key)
  for (const answer of [...answers, again]) {
    expect(answer.answered).toBe(200)
    expect(answer.status).toBe('in_review')
    expect(answer.messages).toMatchObject([
      {
        ...{ author: 'buyer', authorName: 'Ingrid Solheim', about: ['Kinnet smør'] },
        text: 'Can you\nlook at the butter?',
      },
    ])
  }
  expect(await mailsOf(id)).toEqual(['Q3-answer'])
  expect(await rows('select rev from quotes where id = ?', id)).toMatchObject([{ rev: 1 }])
  expect(
    await call(buyer, `${token}/messages`, { ...body, text: 'Other words' }, key),
  ).toMatchObject({ code: 'key_reused' })
})

test.each([
  [{ text: '' }, 'message_missing', 'text'],
  [{ text: '\u200B \n' }, 'message_missing', 'text'],
  [{ text: 'x'.repeat(2001) }, 'message_long', 'text'],
  [{ text: 'x', lineIds: ['1'] }, 'invalid_input', 'lineIds.0'],
  [{ text: 'x', isInternal: true }, 'invalid_input', 'isInternal'],
])('[Q05] the message %j is refused at its field', async (body, code, field) => {
  const { token } = await made()
  const answer = await call(api.visitor(), `${token}/messages`, body)
  expect(answer).toMatchObject({ answered: 422, code, field })
  expect((await viewOf(token)).messages).toEqual([])
})

test('[Q05] an answer to a question of sales lets their clock go on, once', async () => {
  const { id, token } = await made({ status: 'needs_info' })
  expect((await viewOf(token)).dueAt).toBeNull()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = () => call(api.visitor(), `${token}/messages`, { text: 'On pallets.' }, key)
  for (const answer of await Promise.all([send(), send()])) {
    expect(answer).toMatchObject({ answered: 200, status: 'in_review' })
    // 300 working minutes were left at nine in the morning.
    expect(answer.dueAt).toBe(thursday + 300 * 60_000)
    expect(answer.messages).toHaveLength(1)
  }
  expect(await mailsOf(id)).toEqual(['Q3-answer'])
  const steps = await rows('select event, actor_type from events where entity_id = ?', id)
  expect(steps).toMatchObject([{ event: 'answer', actor_type: 'guest' }])
})

test('[Q05] two different answers at once are both kept', async () => {
  const { id, token } = await made({ status: 'needs_info' })
  const texts = ['On pallets.', 'And on Tuesdays.']
  const answers = await Promise.all(
    texts.map((text) => call(api.visitor(), `${token}/messages`, { text })),
  )
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200])
  const { messages } = await viewOf(token)
  expect(messages.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
  expect(await mailsOf(id)).toEqual(['Q3-answer', 'Q3-answer'])
})

test('[Q05] twenty messages an hour to a quote, and what is sent again is none', async () => {
  const { token } = await made()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = () => call(api.visitor(), `${token}/messages`, { text: 'First' }, key)
  await first()
  for (let at = 1; at < 20; at += 1)
    expect((await call(api.visitor(), `${token}/messages`, { text: `No. ${at}` })).answered).toBe(
      200,
    )
  const refused = await call(api.visitor(), `${token}/messages`, { text: 'One more' })
  expect(refused).toMatchObject({ answered: 429, code: 'too_many_tries' })
  expect((await first()).answered).toBe(200)
  expect((await viewOf(token)).messages).toHaveLength(20)
  const other = await made()
  expect((await call(api.visitor(), `${other.token}/messages`, { text: 'x' })).answered).toBe(200)
})

test('[Q05] a new round is asked for once, with the words among the messages and a working day to answer', async () => {
  const { id, token, lineIds } = await made({ status: 'offered' })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { version: 1, text: 'Cheaper, please.', lineIds: lineIds.slice(1) }
  const send = () => call(api.visitor(), `${token}/revision`, body, key)
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  for (const answer of answers) {
    expect(answer).toMatchObject({
      answered: 200,
      status: 'revision_requested',
      dueAt: thursday + 24 * 3_600_000,
      can: { accept: false, revise: false, withdraw: true, write: true },
    })
    expect(answer.messages).toMatchObject([
      { text: 'Cheaper, please.', about: ['Juice of wild apples, 1 litre'] },
    ])
  }
  expect(await mailsOf(id)).toEqual(['Q5'])
  // Another wish for the same.
  expect(await call(api.visitor(), `${token}/revision`, body)).toMatchObject({
    answered: 409,
    code: 'quote_in_state',
    message: expect.stringContaining('New round asked for'),
  })
  expect((await viewOf(token)).messages).toHaveLength(1)
})

test.each(['revision', 'decline'])(
  '[Q05] %s: a replaced offer names the version that counts, an expired one its last day',
  async (step) => {
    const body = (version: number) =>
      step === 'revision'
        ? { version, text: 'Cheaper' }
        : { version, reason: 'price', note: 'Too dear' }
    const { token } = await made({ status: 'offered', offers: [{}, {}] })
    const replaced = await call(api.visitor(), `${token}/${step}`, body(1))
    expect(replaced).toMatchObject({ answered: 409, code: 'offer_replaced' })
    expect(plain(replaced.message)).toBe('This offer was replaced by version 2.')
    const lastDay = await made({ status: 'offered', offers: [{ validUntil: today }] })
    expect((await viewOf(lastDay.token)).offer?.daysLeft).toBe(0)
    expect((await call(api.visitor(), `${lastDay.token}/${step}`, body(1))).answered).toBe(200)
    // The job has not been there yet.
    const over = await made({ status: 'offered', offers: [{ validUntil: addDays(today, -1) }] })
    const expired = await call(api.visitor(), `${over.token}/${step}`, body(1))
    expect(expired).toMatchObject({ answered: 409, code: 'offer_expired' })
    expect(plain(expired.message)).toBe(
      'This offer expired on Wednesday 18 November. Ask for a new one.',
    )
    expect(await viewOf(over.token)).toMatchObject({ status: 'expired', messages: [] })
  },
)

test('[Q05] an offer is declined once, with its reason', async () => {
  const { id, token } = await made({ status: 'offered' })
  const body = { version: 1, reason: 'price', note: 'Too dear by far' }
  const send = () => call(api.visitor(), `${token}/decline`, body)
  for (const answer of [...(await Promise.all([send(), send(), send()])), await send()])
    expect(answer).toMatchObject({
      answered: 200,
      status: 'declined',
      outcome: { reason: 'price', note: 'Too dear by far' },
    })
  expect(await mailsOf(id)).toEqual(['Q7'])
  expect(await rows('select reason from events where entity_id = ?', id)).toMatchObject([
    { reason: 'Too dear by far' },
  ])
  expect(
    await call(api.visitor(), `${token}/decline`, { ...body, reason: 'timing' }),
  ).toMatchObject({ answered: 409, code: 'quote_in_state' })
})

test.each([
  [{ version: 1, reason: '', note: '' }, 'reason_missing', 'reason'],
  [{ version: 1, reason: 'capacity', note: '' }, 'reason_missing', 'reason'],
  [{ version: 1, reason: 'price', note: 'x'.repeat(301) }, 'quote_note_long', 'note'],
  [{ version: 0, reason: 'price', note: '' }, 'invalid_input', 'version'],
])('[Q05] declining with %j is refused at its field', async (body, code, field) => {
  const { token } = await made({ status: 'offered' })
  const answer = await call(api.visitor(), `${token}/decline`, body)
  expect(answer).toMatchObject({ answered: 422, code, field })
  expect((await viewOf(token)).status).toBe('offered')
})

test('[Q05] a request is withdrawn once, and what is over is not', async () => {
  const { id, token } = await made({ status: 'in_review' })
  const buyer = await callerOf(api, 'customer')
  const send = () => call(buyer, `${token}/withdraw`, {})
  for (const answer of [...(await Promise.all([send(), send()])), await send()])
    expect(answer).toMatchObject({ answered: 200, status: 'withdrawn', dueAt: null })
  expect(await mailsOf(id)).toEqual(['Q7-withdrawn'])
  expect(await rows('select actor_type from events where entity_id = ?', id)).toMatchObject([
    { actor_type: 'customer' },
  ])
  const accepted = await made({ status: 'accepted' })
  expect(await call(buyer, `${accepted.token}/withdraw`, {})).toMatchObject({
    answered: 409,
    code: 'quote_in_state',
    message: expect.stringContaining('Accepted'),
  })
})

test('[Q05] of a withdrawal and a refusal at once one is done, and the other hears of it', async () => {
  const { id, token } = await made({ status: 'offered' })
  const answers = await Promise.all([
    call(api.visitor(), `${token}/withdraw`, {}),
    call(api.visitor(), `${token}/decline`, { version: 1, reason: 'other', note: '' }),
  ])
  expect(answers.map(({ answered }) => answered).toSorted()).toEqual([200, 409])
  expect(await mailsOf(id)).toHaveLength(1)
})

test('[Q05] a message that crosses the end of a quote is refused, and nothing of it is written', async () => {
  const { id, token } = await made({ status: 'offered' })
  const [withdrawn, written] = await Promise.all([
    call(api.visitor(), `${token}/withdraw`, {}),
    call(api.visitor(), `${token}/messages`, { text: 'Wait' }),
  ])
  expect(withdrawn.answered).toBe(200)
  const { messages } = await viewOf(token)
  expect(messages).toHaveLength(written.answered === 200 ? 1 : 0)
  expect(await mailsOf(id)).toHaveLength(written.answered === 200 ? 2 : 1)
})
