import { expect, test } from 'vitest'
import { quoteRules } from '#domain/quote-rules.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { askForQuote, idOf, quoteForm } from '#tests/support/quote-requests.ts'

const api = useApi()
const { rows } = usePlacing(api)
const now = () => api.platform.now()
const butter = () => idOf(api.database, 'cultured-butter')
const each = { unit: 'each', note: '' } as const

test('[Q04] a request is taken once however often it is sent, numbered, confirmed without a word of the buyer’s, and told to sales', async () => {
  await rows('delete from outbox')
  const visitor = api.visitor()
  const request = {
    form: quoteForm(now(), { message: 'Before ten, please.' }),
    lines: [
      { productId: await butter(), quantity: 2, unit: 'carton' as const, note: 'Unsalted' },
      { title: 'Heather honey in pails', quantity: 4, unit: 'each' as const, note: '' },
    ],
    files: [],
  }
  const key = crypto.randomUUID()
  const first = await askForQuote(visitor, request, key)
  expect(first).toMatchObject({ answered: 201 })
  expect(first.number).toMatch(/^Q-26-\d{4}$/u)
  const again = await Promise.all([1, 2, 3].map(() => askForQuote(visitor, request, key)))
  expect(again.map(({ answered, number }) => [answered, number])).toEqual(
    again.map(() => [201, first.number]),
  )
  const changed = { ...request, form: { ...request.form, company: 'Another' } }
  expect(await askForQuote(visitor, changed, key)).toMatchObject({ code: 'key_reused' })
  const kept = await rows('select * from quotes where number = ?', first.number ?? '')
  expect(kept).toMatchObject([{ status: 'submitted', company: 'Fjellstua AS', city: 'Bergen' }])
  expect(JSON.stringify(first)).not.toContain(kept[0]?.['public_token'])
  // Thursday at nine: a working day later it is Friday at nine.
  expect(first.dueAt).toBe(Date.parse('2026-11-20T08:00:00Z'))
  const lines = await rows(
    'select title, sku, unit, quantity, pieces, note from quote_lines where quote_id = ? order by sort_order',
    String(kept[0]?.['id']),
  )
  expect(lines).toMatchObject([
    { title: 'Cultured butter', unit: 'carton', quantity: 2, note: 'Unsalted' },
    { title: 'Heather honey in pails', sku: '', pieces: 4 },
  ])
  expect(Number(lines[0]?.['pieces'])).toBeGreaterThan(2)
  const mailer = mailServer()
  await deliverDue(jobAt(api, now() + 1000), { mailer, renderers: mailRenderers })
  expect(mailer.taken).toHaveLength(2)
  const [buyers, sales] = mailer.taken
  expect(buyers?.to).toBe('marte@example.no')
  expect(buyers?.html).toContain(`/quote/${String(kept[0]?.['public_token'])}`)
  for (const word of ['Fjellstua', 'Marte', 'Before ten', 'Unsalted', 'pails'])
    expect(buyers?.html).not.toContain(word)
  expect(sales?.html).toContain('Before ten')
  expect(sales?.html).not.toContain(String(kept[0]?.['public_token']))
})

test('[Q04] where the van does not go the place of a postcode is known too', async () => {
  const form = quoteForm(now(), { postcode: '5781', email: 'lofthus@example.no' })
  const lines = [{ productId: await butter(), quantity: 1, ...each }]
  const { number } = await askForQuote(api.visitor(), { form, lines, files: [] })
  expect(await rows('select city from quotes where number = ?', number ?? '')).toEqual([
    { city: 'Lofthus' },
  ])
})

test('[Q04] what is wrong is said at its field, and nothing is written', async () => {
  const productId = await butter()
  const visitor = api.visitor()
  const before = await rows('select count(*) as quotes from quotes')
  const line = { productId, quantity: 1, ...each }
  const form = (change: object) => ({
    form: { ...quoteForm(now()), ...change },
    lines: [line],
    files: [],
  })
  const wrong: [object, string, string][] = [
    [form({ orgNo: '974760674' }), 'org_no_invalid', 'form.orgNo'],
    [form({ company: '' }), 'company_missing', 'form.company'],
    [form({ email: 'marte' }), 'email_invalid', 'form.email'],
    [form({ phone: '12' }), 'phone_invalid', 'form.phone'],
    [form({ street: '-' }), 'street_invalid', 'form.street'],
    [form({ postcode: '12' }), 'postcode_invalid', 'form.postcode'],
    [form({ wantedOn: '2026-11-19' }), 'wanted_on_invalid', 'form.wantedOn'],
    [form({ wantedOn: '9026-11-19' }), 'wanted_on_invalid', 'form.wantedOn'],
    [form({ consent: false }), 'consent_missing', 'form.consent'],
    [form({ message: 'x'.repeat(2001) }), 'message_long', 'form.message'],
    [{ ...form({}), lines: [] }, 'quote_empty', 'lines'],
    [
      { ...form({}), lines: Array.from({ length: 101 }, () => line) },
      'too_many_quote_lines',
      'lines',
    ],
    [
      { ...form({}), lines: [{ ...line, quantity: 0 }] },
      'quote_quantity_invalid',
      'lines.0.quantity',
    ],
    [
      { ...form({}), lines: [{ ...line, productId: crypto.randomUUID() }] },
      'product_not_found',
      'lines.0',
    ],
    [{ ...form({}), files: [crypto.randomUUID()] }, 'quote_file_unknown', 'files'],
  ]
  for (const [request, code, field] of wrong)
    expect(await askForQuote(visitor, request as never)).toMatchObject({ code, field })
  await rows(`update products set is_active = 0 where id = ?`, productId)
  expect(await askForQuote(visitor, form({}) as never)).toMatchObject({
    ...{ answered: 409, code: 'quote_product_gone', field: 'lines.0' },
  })
  await rows(`update products set is_active = 1, cartons_per_pallet = null where id = ?`, productId)
  const pallet = { ...form({}), lines: [{ ...line, unit: 'pallet' }] }
  expect(await askForQuote(visitor, pallet as never)).toMatchObject({ code: 'quote_packing' })
  expect(await rows('select count(*) as quotes from quotes')).toEqual(before)
})

test('[I15] one address and one network send so many requests and no more; what was typed is for the next hour', async () => {
  const lines = [{ productId: await butter(), quantity: 1, ...each }]
  const { networkPerHour, addressPerDay } = quoteRules
  const request = { form: quoteForm(now()), lines, files: [] }
  const answers = []
  for (let round = 0; round < addressPerDay + 3; round += 1)
    answers.push((await askForQuote(api.visitor(), request)).answered)
  expect(answers.filter((answered) => answered === 201)).toHaveLength(addressPerDay)
  expect(answers.slice(addressPerDay)).toEqual([429, 429, 429])
  const crowd = await Promise.all(
    Array.from({ length: networkPerHour + 20 }, (_, index) =>
      askForQuote(api.visitor({ network: '10.9.9.9' }), {
        ...request,
        form: quoteForm(now(), { email: `buyer${index}@example.no` }),
      }),
    ),
  )
  expect(crowd.filter(({ answered }) => answered === 201)).toHaveLength(networkPerHour)
  expect(crowd.find(({ answered }) => answered !== 201)).toMatchObject({ code: 'too_many_quotes' })
})

test('a request at once with others has a number of its own, without a gap', async () => {
  const lines = [{ productId: await butter(), quantity: 1, ...each }]
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      askForQuote(api.visitor(), {
        form: quoteForm(now(), { email: `many${index}@example.no` }),
        ...{ lines, files: [] },
      }),
    ),
  )
  const numbers = made.map(({ number }) => Number(number?.slice(5))).toSorted((a, b) => a - b)
  const [first = 0] = numbers
  expect(numbers).toEqual(numbers.map((_, index) => first + index))
})
