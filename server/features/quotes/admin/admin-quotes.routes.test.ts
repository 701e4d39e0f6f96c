import { beforeEach, expect, test } from 'vitest'
import { quoteRules } from '#domain/quote-rules.ts'
import type { AdminQuote, AdminQuotes, SentOfferDraft } from '#domain/admin-quotes.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { offerTotals } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeQuote, type QuoteToMake } from '#tests/support/quotes.ts'

const api = useApi()
/** A Thursday morning in Oslo. */
const thursday = Date.parse('2026-11-19T08:00:00Z')
const hour = 3_600_000
const today = osloClock(thursday).date
const path = '/api/admin/quotes'

beforeEach(async () => {
  api.platform.now = () => thursday
  await api.database.execute('update quotes set order_id = null')
  await api.database.execute(
    `update products set units_per_carton = 12, cartons_per_pallet = 60 where key = 'cultured-butter'`,
  )
  for (const table of [
    'quote_messages',
    'quote_offers',
    'quote_lines',
    'reply_templates',
    'quotes',
  ])
    await api.database.execute(`delete from ${table}`)
})

const made = (wanted: QuoteToMake = {}) => makeQuote(api.database, { now: thursday, ...wanted })

async function seller() {
  const { person, ...visitor } = await callerOf(api, 'sales')
  if (!person) throw new Error('nobody sells')
  return { ...visitor, id: person.id }
}

async function quoteOf(reader: Visitor, id: string) {
  return (await (await reader.get(`${path}/${id}`)).json()) as AdminQuote
}

async function listOf(reader: Visitor, query = '') {
  return (await (await reader.get(`${path}${query}`)).json()) as AdminQuotes
}

async function call(
  caller: Visitor,
  method: string,
  at: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await caller.send(method, `${path}/${at}`, body, headers)
  const answer = (await response.json()) as AdminQuote & ErrorBody & { current: AdminQuote }
  return { ...answer, answered: response.status }
}

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function mailsOf(id: string) {
  const found = await rows(
    `select kind from outbox where json_extract(payload, '$.entityId') = ? order by created_at, kind`,
    id,
  )
  return found.map(({ kind }) => kind)
}

/** The offer in the editor as it would be sent, with a price for what has none. */
function draftOf({ draft }: AdminQuote, change: Partial<SentOfferDraft> = {}): SentOfferDraft {
  if (!draft) throw new Error('no offer can be written')
  const { freightNetOre, validUntil, paymentDays, terms, message } = draft
  const lines = draft.lines.map(
    ({ id, productId, title, quantity, unit, netOre, vatBp, leadDays, note }) => ({
      ...{ id, productId, title, quantity, unit, vatBp, leadDays, note },
      netOre: netOre ?? 4000,
    }),
  )
  return { ...{ lines, freightNetOre, validUntil, paymentDays, terms, message }, ...change }
}

async function send(caller: Visitor, id: string, change: Partial<SentOfferDraft> = {}) {
  const quote = await quoteOf(caller, id)
  return call(caller, 'POST', `${id}/offer`, { rev: quote.rev, draft: draftOf(quote, change) })
}

test('[Q05] the list says what is due first, then what is newest, and counts its queues', async () => {
  const sales = await seller()
  const late = await made({ columns: { due_at: thursday - hour } })
  const soon = await made({
    status: 'in_review',
    columns: { due_at: thursday + hour, assigned_to: sales.id },
  })
  const asked = await made({ status: 'needs_info', columns: { created_at: thursday - hour } })
  const offered = await made({ status: 'offered' })
  const { quotes, queues, total } = await listOf(sales)
  expect(quotes.map(({ id }) => id)).toEqual([late.id, soon.id, offered.id, asked.id])
  expect([total, queues]).toEqual([4, { all: 4, open: 2, mine: 1, free: 1, late: 1 }])
  expect(quotes.map(({ clock }) => clock?.minutesLeft)).toEqual([-60, 60, undefined, 300])
  expect(quotes[1]?.assignedTo).toEqual({ userId: sales.id, name: 'Kari Prøve' })
  expect(quotes[2]).toMatchObject({ totalOre: offered.totalOre, validUntil: addDays(today, 30) })
  const found = async (query: string) => (await listOf(sales, query)).quotes.map(({ id }) => id)
  expect(await found('?queue=mine')).toEqual([soon.id])
  expect(await found('?queue=free')).toEqual([late.id])
  expect(await found('?status=offered')).toEqual([offered.id])
  expect(await found(`?q=${asked.number.toLowerCase()}`)).toEqual([asked.id])
  expect(await found('?q=fjordblikk')).toHaveLength(4)
  expect(await found('?q=nothing-like-it')).toEqual([])
  expect((await listOf(sales, '?page=9')).page).toBe(1)
})

test('[Q05] the offer is proposed by list price and tiers, for the pieces, in the buyer’s words', async () => {
  await rows(
    `update products set shop_price_ore = 2875, sale_price_ore = null, cost_ore = 1700, price_tiers = '[{"fromPieces":24,"netOre":2300}]'
      where key = 'cultured-butter'`,
  )
  const { id, lineIds } = await made({
    status: 'in_review',
    columns: { language_code: 'pl' },
    lines: [
      { productKey: 'cultured-butter', quantity: 23 },
      { productKey: 'cultured-butter', quantity: 2, unit: 'carton', pieces: 24 },
      { title: 'Juice of wild apples', quantity: 60 },
    ],
  })
  const { draft, can, vatRates } = await quoteOf(await seller(), id)
  expect(draft).toMatchObject({
    isSaved: false,
    freightNetOre: 0,
    validUntil: addDays(today, quoteRules.validDays),
    ...{ paymentDays: quoteRules.paymentDays, terms: '' },
  })
  expect(
    draft?.lines.map(({ netOre, listNetOre, pieces, costOre }) => [
      netOre,
      listNetOre,
      pieces,
      costOre,
    ]),
  ).toEqual([
    [2500, 2500, 23, 1700],
    [2300, 2500, 24, 1700],
    [null, null, 60, null],
  ])
  expect(draft?.lines.map((line) => line.id)).toEqual(lineIds)
  expect(draft?.lines.map(({ vatBp, leadDays, isGone }) => [vatBp, leadDays, isGone])).toEqual(
    Array.from({ length: 3 }, () => [1500, 2, false]),
  )
  expect(draft?.lines[0]?.title).toBe(
    (
      await rows(`select name from product_translations join products on id = product_id
      where key = 'cultured-butter' and language_code = 'pl'`)
    )[0]?.['name'],
  )
  expect(vatRates).toContain(1500)
  expect(can).toEqual({
    ...{ edit: true, take: true, ask: true, send: true, reject: true, note: true, explain: false },
  })
})

test('[Q05] who only looks is shown no cost and no margin, and changes nothing', async () => {
  const { id } = await made({ status: 'offered' })
  await rows(`update products set cost_ore = 98765`)
  const own = await quoteOf(await seller(), id)
  expect(own.offers[0]).toMatchObject({ marginBp: 3830, marginOre: 84 * (2000 - 1234) })
  for (const role of ['viewer', 'fulfilment'] as const) {
    const reader = await callerOf(api, role)
    const text = await (await reader.get(`${path}/${id}`)).text()
    expect(text).not.toContain('98765')
    expect(text).not.toContain('1234')
    const seen = JSON.parse(text) as AdminQuote
    expect(seen.offers[0]).toMatchObject({ marginBp: null, marginOre: null })
    expect(Object.values(seen.can)).not.toContain(true)
    expect((await send(reader, id)).answered).toBe(403)
  }
  expect((await callerOf(api, 'editor').then((editor) => editor.get(`${path}/${id}`))).status).toBe(
    403,
  )
})

test('[Q05] one takes a request, once however often it is pressed; who comes second reads who has it', async () => {
  const { id } = await made()
  const [kari, anna] = [await seller(), await seller()]
  const { rev } = await quoteOf(kari, id)
  const taken = await call(kari, 'POST', `${id}/take`, { rev })
  expect(taken).toMatchObject({
    answered: 200,
    status: 'in_review',
    assignedTo: { userId: kari.id },
  })
  expect(await call(kari, 'POST', `${id}/take`, { rev })).toMatchObject({
    answered: 200,
    rev: rev + 1,
  })
  expect(await call(anna, 'POST', `${id}/take`, { rev })).toMatchObject({
    answered: 409,
    code: 'stale',
    current: { assignedTo: { userId: kari.id } },
  })
  expect((await quoteOf(anna, id)).timeline).toMatchObject([{ event: 'take', by: 'Kari Prøve' }])
  const over = await made({ status: 'withdrawn' })
  expect(await call(kari, 'POST', `${over.id}/take`, { rev: 1 })).toMatchObject({
    answered: 409,
    code: 'quote_in_state',
  })
})

test('a quote is given to who may answer it, and to nobody else', async () => {
  const { id } = await made()
  const [kari, anna] = [await seller(), await seller()]
  const viewer = await callerOf(api, 'viewer')
  const give = (userId: string | null, rev: number) =>
    call(kari, 'PUT', `${id}/assignee`, { rev, userId })
  expect(await give(anna.id, 1)).toMatchObject({
    answered: 200,
    assignedTo: { userId: anna.id },
    status: 'submitted',
  })
  expect(await give(anna.id, 1)).toMatchObject({ answered: 200, rev: 2 })
  expect(await give(viewer.person?.id ?? '', 2)).toMatchObject({ answered: 404, field: 'userId' })
  expect(await give(null, 2)).toMatchObject({ answered: 200, assignedTo: null })
  expect((await give(kari.id, 2)).code).toBe('stale')
})

test('[Q05] a draft is kept as it is written, twice is once, and no buyer sees it', async () => {
  const { id, token } = await made({ status: 'in_review' })
  const sales = await seller()
  const quote = await quoteOf(sales, id)
  const draft = draftOf(quote, { message: 'Halfwritten', freightNetOre: 12_345 })
  const [first, second] = await Promise.all(
    [1, 2].map(() => call(sales, 'PUT', `${id}/draft`, { rev: quote.rev, draft })),
  )
  expect([first?.answered, second?.answered]).toEqual([200, 200])
  expect(first).toMatchObject({
    rev: quote.rev + 1,
    draft: { isSaved: true, message: 'Halfwritten', freightNetOre: 12_345 },
  })
  const other = { ...draft, message: 'Another' }
  expect(await call(sales, 'PUT', `${id}/draft`, { rev: quote.rev, draft: other })).toMatchObject({
    code: 'stale',
    current: { draft: { message: 'Halfwritten' } },
  })
  expect(await (await api.visitor().get(`/api/quotes/${token}`)).text()).not.toContain(
    'Halfwritten',
  )
  expect(await mailsOf(id)).toEqual([])
  const twin = { ...draft, lines: [...draft.lines, ...draft.lines.slice(0, 1)] }
  expect(await call(sales, 'PUT', `${id}/draft`, { rev: 2, draft: twin })).toMatchObject({
    answered: 422,
    field: 'draft.lines',
  })
  const over = await made({ status: 'declined' })
  expect((await call(sales, 'PUT', `${over.id}/draft`, { rev: 1, draft })).code).toBe(
    'quote_in_state',
  )
})

test('[Q05] a draft that names no days to pay has those of every offer, and those that are sent are offered', async () => {
  const { id, token } = await made({ status: 'in_review' })
  const sales = await seller()
  const { paymentDays: _, ...kept } = draftOf(await quoteOf(sales, id))
  await rows('update quotes set draft = ? where id = ?', JSON.stringify(kept), id)
  expect((await quoteOf(sales, id)).draft?.paymentDays).toBe(quoteRules.paymentDays)
  const sent = await send(sales, id, { paymentDays: 10 })
  // The next version begins with them.
  expect(sent).toMatchObject({ answered: 200, draft: { paymentDays: 10 } })
  const seen = (await (await api.visitor().get(`/api/quotes/${token}`)).json()) as QuoteView
  expect(seen.offer).toMatchObject({ paymentDays: 10, paymentDaysBefore: null, terms: '' })
})

test('[Q05] an offer is sent: its sums are the server’s, its buyer gets a mail, and twice is once', async () => {
  const { id, token } = await made({ status: 'in_review' })
  const sales = await seller()
  const quote = await quoteOf(sales, id)
  const draft = draftOf(quote, { freightNetOre: 145_000, message: 'Hel pall.' })
  const [first, ...rest] = draft.lines
  if (!first) throw new Error('a draft has lines')
  draft.lines = [{ ...first, title: 'Something else', vatBp: 0, netOre: 1999 }, ...rest]
  const sent = await call(sales, 'POST', `${id}/offer`, { rev: quote.rev, draft })
  const lines = [
    { pieces: 24, netOre: 1999, vatBp: 1500 },
    { pieces: 60, netOre: 4000, vatBp: 1500 },
  ]
  const { totalOre } = offerTotals(lines, 145_000)
  expect(sent).toMatchObject({
    ...{
      answered: 200,
      status: 'offered',
      clock: null,
      totalOre,
      assignedTo: { userId: sales.id },
    },
    draft: { isSaved: false, freightNetOre: 145_000 },
    offers: [{ version: 1, totalOre, message: 'Hel pall.' }],
  })
  expect(await call(sales, 'POST', `${id}/offer`, { rev: quote.rev, draft })).toMatchObject({
    answered: 200,
    rev: sent.rev,
  })
  expect(await mailsOf(id)).toEqual(['Q4'])
  const seen = (await (await api.visitor().get(`/api/quotes/${token}`)).json()) as QuoteView
  expect(seen.offer).toMatchObject({ version: 1, totalOre })
  expect(seen.offer?.lines[0]).toMatchObject({ title: quote.draft?.lines[0]?.title, vatBp: 1500 })
})

test('[Q05] while nobody has answered a better version takes its place', async () => {
  const { id } = await made({ status: 'offered' })
  const sales = await seller()
  const { draft } = await quoteOf(sales, id)
  expect(draft?.lines.map(({ netOre }) => netOre)).toEqual([2000, 2000])
  const sent = await send(sales, id, { message: 'Bedre pris.' })
  expect(sent.offers.map(({ version }) => version)).toEqual([2, 1])
  expect(sent.status).toBe('offered')
  expect(await mailsOf(id)).toEqual(['Q4'])
})

test('[Q05] what cannot be offered is refused at its field, and nothing is sent', async () => {
  const { id } = await made({ status: 'in_review' })
  const sales = await seller()
  const quote = await quoteOf(sales, id)
  const good = draftOf(quote)
  const [goods, own] = good.lines
  if (!goods || !own) throw new Error('two lines were asked for')
  const lines = (...changed: SentOfferDraft['lines']) => ({ ...good, lines: changed })
  const wrong: [SentOfferDraft, string, string | undefined][] = [
    [lines(goods, { ...own, netOre: null }), 'offer_price_missing', 'draft.lines.1.netOre'],
    [lines({ ...goods, productId: newId() }), 'product_not_found', 'draft.lines.0.productId'],
    [lines({ ...own, unit: 'pallet' }), 'quote_packing', 'draft.lines.0.unit'],
    [lines({ ...own, vatBp: 1234 }), 'tax_percent_invalid', 'draft.lines.0.vatBp'],
    [lines({ ...own, quantity: 99_999, netOre: 10_000_000 }), 'offer_dear', undefined],
    [lines(goods, goods), 'invalid_input', 'draft.lines'],
    [lines(), 'quote_empty', 'draft.lines'],
    [{ ...good, validUntil: today }, 'valid_until_invalid', 'draft.validUntil'],
    [{ ...good, validUntil: addDays(today, 91) }, 'valid_until_invalid', 'draft.validUntil'],
    [{ ...good, validUntil: '2026-02-30' }, 'valid_until_invalid', 'draft.validUntil'],
    [{ ...good, freightNetOre: -1 }, 'amount_invalid', 'draft.freightNetOre'],
    [{ ...good, terms: 'x'.repeat(501) }, 'terms_long', 'draft.terms'],
    ...[0, 61, 10.5].map((paymentDays): (typeof wrong)[number] => [
      { ...good, paymentDays },
      'payment_days_invalid',
      'draft.paymentDays',
    ]),
  ]
  for (const [draft, code, field] of wrong)
    expect([
      code,
      await call(sales, 'POST', `${id}/offer`, { rev: quote.rev, draft }),
    ]).toMatchObject([code, { code, ...(field && { field }) }])
  expect(await rows('select * from quote_offers')).toEqual([])
  expect(await mailsOf(id)).toEqual([])
  for (const status of ['submitted', 'needs_info', 'accepted', 'withdrawn'] as const) {
    const other = await made({ status })
    const refused = await call(sales, 'POST', `${other.id}/offer`, { rev: 1, draft: good })
    expect([status, refused.answered, refused.code]).toEqual([status, 409, 'quote_in_state'])
  }
  const expired = await made({ status: 'offered', offers: [{ validUntil: addDays(today, -1) }] })
  const late = await call(sales, 'POST', `${expired.id}/offer`, { rev: 1, draft: good })
  expect(late.code).toBe('offer_expired')
})

test('[Q05] of two who send at once exactly one does, and the other reads what stands there now', async () => {
  const { id } = await made({ status: 'in_review' })
  const [kari, anna] = [await seller(), await seller()]
  const quote = await quoteOf(kari, id)
  const answers = await Promise.all(
    [kari, anna].map((person, index) =>
      call(person, 'POST', `${id}/offer`, {
        ...{ rev: quote.rev, draft: draftOf(quote, { message: `From ${index}` }) },
      }),
    ),
  )
  expect(answers.map(({ answered }) => answered).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ answered }) => answered === 409)
  expect(lost).toMatchObject({
    code: 'stale',
    current: { status: 'offered', offers: [{ version: 1 }] },
  })
  expect(await rows('select * from quote_offers')).toHaveLength(1)
  expect(await mailsOf(id)).toEqual(['Q4'])
})

test('[Q05] a version that is sent while the buyer accepts is either the offer that counts, or is never sent', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, token, totalOre } = await made({
      status: 'offered',
      lines: [{ title: 'Cake', quantity: 2 }],
    })
    const sales = await seller()
    const quote = await quoteOf(sales, id)
    const accept = { name: 'Ingrid Solheim', isAllowed: true, poNumber: '', street: '' }
    const [sent, accepted] = await Promise.all([
      call(sales, 'POST', `${id}/offer`, {
        rev: quote.rev,
        draft: draftOf(quote, { message: 'New' }),
      }),
      api
        .visitor()
        .send('POST', `/api/quotes/${token}/accept`, { ...accept, version: 1, totalOre }),
    ])
    const now = await quoteOf(sales, id)
    const outcome = [sent.answered, accepted.status, now.status, now.offers.length]
    expect([
      [200, 409, 'offered', 2],
      [409, 200, 'accepted', 1],
    ]).toContainEqual(outcome)
    if (sent.answered === 409)
      expect(sent).toMatchObject({ code: 'stale', current: { status: 'accepted' } })
  }
})

test('[Q05] a question stops the clock, a message does not, and a note is for those who work here', async () => {
  const { id, token, lineIds } = await made({
    status: 'in_review',
    columns: { due_at: thursday + 2 * hour },
  })
  const sales = await seller()
  const write = (kind: string, text: string, key = newId()) =>
    call(
      sales,
      'POST',
      `${id}/messages`,
      { kind, text, lineIds: lineIds.slice(0, 1) },
      { 'idempotency-key': key },
    )
  const key = newId()
  const [first, second] = await Promise.all(
    [1, 2].map(() => write('note', 'Lowest price is 37.90', key)),
  )
  expect([first?.answered, second?.answered]).toEqual([201, 201])
  await write('message', 'We are on it.')
  const asked = await write('question', 'Which jam?')
  expect(asked).toMatchObject({
    answered: 201,
    status: 'needs_info',
    clock: { dueAt: null, minutesLeft: 120 },
  })
  expect(asked.messages.map(({ text, isInternal }) => [text, isInternal])).toEqual([
    ['Which jam?', false],
    ['We are on it.', false],
    ['Lowest price is 37.90', true],
  ])
  expect(asked.messages[0]?.about).toEqual([asked.asked[0]?.title])
  expect(await mailsOf(id)).toEqual(['Q3', 'Q3'])
  expect((await write('question', 'And when?')).code).toBe('quote_in_state')
  expect((await write('message', 'Another', key)).code).toBe('key_reused')
  const seen = await (await api.visitor().get(`/api/quotes/${token}`)).text()
  expect(seen).toContain('Which jam?')
  expect(seen).not.toContain('37.90')
  const over = await made({ status: 'rejected' })
  const late = { kind: 'message', text: 'Hello' }
  expect((await call(sales, 'POST', `${over.id}/messages`, late)).code).toBe('quote_in_state')
  expect(
    (await call(sales, 'POST', `${over.id}/messages`, { ...late, kind: 'note' })).answered,
  ).toBe(201)
})

test('[Q05] a request is turned down with a reason that its buyer reads', async () => {
  const { id, token } = await made({ status: 'in_review' })
  const sales = await seller()
  const body = { rev: 1, reason: 'capacity', note: 'Before Christmas we are full.' }
  const [first, second] = await Promise.all(
    [1, 2].map(() => call(sales, 'POST', `${id}/reject`, body)),
  )
  expect([first, second]).toMatchObject([
    { answered: 200, status: 'rejected', draft: null, clock: null },
    { answered: 200, status: 'rejected' },
  ])
  expect(await mailsOf(id)).toEqual(['Q8'])
  const seen = (await (await api.visitor().get(`/api/quotes/${token}`)).json()) as QuoteView
  expect(seen.outcome).toEqual({ reason: 'capacity', note: 'Before Christmas we are full.' })
  expect((await call(sales, 'POST', `${id}/reject`, { ...body, rev: 2 })).code).toBe(
    'quote_in_state',
  )
  const offered = await made({ status: 'offered' })
  expect((await call(sales, 'POST', `${offered.id}/reject`, body)).code).toBe('quote_in_state')
})

test('[Q05] why it was won is noted by sales; why it was lost is the buyer’s own word', async () => {
  const sales = await seller()
  const won = await made({ status: 'accepted' })
  const body = { rev: 1, reason: 'quality', note: 'They had tasted it.' }
  expect(await call(sales, 'PUT', `${won.id}/outcome`, body)).toMatchObject({
    ...{ answered: 200, outcomeReason: 'quality', outcomeNote: 'They had tasted it.' },
  })
  expect((await call(sales, 'PUT', `${won.id}/outcome`, body)).answered).toBe(200)
  const lost = await made({
    status: 'declined',
    columns: { outcome_reason: 'timing', outcome_note: 'Too late' },
  })
  expect((await call(sales, 'PUT', `${lost.id}/outcome`, body)).code).toBe('quote_in_state')
  expect(await quoteOf(sales, lost.id)).toMatchObject({
    outcomeReason: 'timing',
    outcomeNote: 'Too late',
  })
})

test('[Q05] a file is a download that opens nothing, for who may read quotes', async () => {
  const { id } = await made()
  const [file, other] = [newId(), await made()]
  await api.platform.storage.put('quotes/plan', new TextEncoder().encode('<script>1</script>'))
  await rows(
    `insert into quote_files (id, factory_id, quote_id, holder, name, media_type, bytes, storage_key, created_at)
      values (?, (select id from factories limit 1), ?, 'x', 'plan "ø".txt', 'text/plain', 18, 'quotes/plan', ${thursday})`,
    ...[file, id],
  )
  const viewer = await callerOf(api, 'viewer')
  const answer = await viewer.get(`${path}/${id}/files/${file}`)
  expect([answer.status, await answer.text()]).toEqual([200, '<script>1</script>'])
  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/u)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect((await viewer.get(`${path}/${other.id}/files/${file}`)).status).toBe(404)
  expect((await (await callerOf(api, 'editor')).get(`${path}/${id}/files/${file}`)).status).toBe(
    403,
  )
})

test('templates: one name in a language, each as its editor saw it, and a record lists those of its buyer', async () => {
  const sales = await seller()
  const text = { name: 'Hel pall', languageCode: 'nb', text: 'Hel pall gir bedre pris.' }
  const key = { 'idempotency-key': newId() }
  const add = (body: object, headers = {}) => call(sales, 'POST', 'templates', body, headers)
  const made1 = await add(text, key)
  expect(made1).toMatchObject({ answered: 201, templates: [{ ...text, rev: 1 }] })
  expect((await add(text, key)).answered).toBe(201)
  expect(await add(text)).toMatchObject({
    answered: 409,
    code: 'template_name_taken',
    field: 'name',
  })
  expect((await add({ ...text, languageCode: 'pl' })).answered).toBe(201)
  expect((await add({ ...text, languageCode: 'xx' })).answered).toBe(404)
  expect((await add({ ...text, name: ' ' })).code).toBe('template_name_missing')
  const { id } = (made1 as unknown as { templates: { id: string }[] }).templates[0] ?? { id: '' }
  const changed = { ...text, rev: 1, text: 'En hel pall gir bedre pris.' }
  expect((await call(sales, 'PUT', `templates/${id}`, changed)).answered).toBe(200)
  expect((await call(sales, 'PUT', `templates/${id}`, changed)).answered).toBe(200)
  expect((await call(sales, 'PUT', `templates/${id}`, { ...changed, text: 'Nei' })).code).toBe(
    'stale',
  )
  const quote = await made()
  expect((await quoteOf(sales, quote.id)).templates).toMatchObject([
    { id, text: 'En hel pall gir bedre pris.' },
  ])
  expect((await sales.send('DELETE', `${path}/templates/${id}?rev=1`)).status).toBe(409)
  expect((await sales.send('DELETE', `${path}/templates/${id}?rev=2`)).status).toBe(200)
  expect((await sales.send('DELETE', `${path}/templates/${id}?rev=2`)).status).toBe(200)
})

test('what waits for sales stands on their first page', async () => {
  await made({ columns: { due_at: thursday - hour } })
  await made()
  const today = await (await seller()).get('/api/admin/today')
  const { needs } = (await today.json()) as {
    needs: { kind: string; count: number; since: number }[]
  }
  expect(needs.filter(({ kind }) => kind.startsWith('quotes'))).toMatchObject([
    { kind: 'quotes_late', count: 1, since: thursday - hour },
    { kind: 'quotes_open', count: 2, since: thursday },
  ])
})
