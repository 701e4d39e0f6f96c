import { beforeEach, expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { answered, useApplying } from '#tests/support/applying.ts'
import { handedOver } from '#tests/support/customers.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import {
  freeOrgNo,
  makeApplication,
  stepAnswers,
  wholeDraft,
} from '#tests/support/seller-applications.ts'

const api = useApi()
const { rows } = usePlacing(api)
const { path, draftOf, start, save, code, confirm, submit, ready } = useApplying(api)
const dayMs = 24 * 3_600_000
const known = {
  httpStatus: 409,
  code: 'seller_exists',
  field: 'orgNo',
  message: 'A seller with this organisation number already exists. Ask for access instead.',
}

let now = 0
beforeEach(async () => {
  now = Date.now()
  api.platform.now = () => now
  await rows('delete from outbox')
})

const current = (visitor: ReturnType<typeof api.visitor>, token?: string) =>
  visitor
    .get(`/api/seller-applications/current${token === undefined ? '' : `?token=${token}`}`)
    .then(answered)
const row = async (id: string | undefined) =>
  (await rows('select * from seller_applications where id = ?', String(id)))[0]

test('[N03] a business applies: five steps, a code of six digits, a number; its applicant and sales hear of it once', async () => {
  const visitor = api.visitor()
  const draft = await draftOf(undefined, 'whole@utne.example')
  const view = await ready(visitor, draft)
  expect(view).toMatchObject({ status: 'draft', step: 4, isEmailConfirmed: true, number: null })
  const key = crypto.randomUUID()
  const sent = await submit(visitor, view, key)
  expect(sent).toMatchObject({ httpStatus: 200, status: 'submitted', step: 5 })
  expect(sent.number).toMatch(/^S-\d\d-\d{4}$/u)
  expect(await submit(visitor, view, key)).toEqual(sent)
  const mails = await rows('select kind, recipient from outbox order by rowid')
  expect(mails.map((mail) => mail['kind'])).toEqual(['S0-code', 'S0', 'S1', 'S2'])
  expect(mails[2]?.['recipient']).toBe('whole@utne.example')
  // Neither this nor any other answer says the token: it travels by mail alone.
  const kept = await row(sent.id)
  expect(JSON.stringify(sent)).not.toContain(String(kept?.['public_token']))
  expect(kept?.['terms_version']).toMatch(/^[\da-f]{12}$/u)
  const history = await rows(
    'select event, from_state, to_state from events where entity_id = ? order by rowid',
    String(sent.id),
  )
  expect(history.map((step) => [step['event'], step['to_state']])).toEqual([
    ['start', 'draft'],
    ['submit', 'submitted'],
  ])
  // What is sent is not changed any more, nor sent by another wish.
  const answers = stepAnswers(draft)
  expect(await save(visitor, sent, 'range', { ...answers.range, story: 'New' })).toMatchObject({
    httpStatus: 409,
    code: 'application_in_state',
  })
  expect(await submit(visitor, sent)).toMatchObject({ code: 'application_in_state' })
})

test('[N03] a repeated start and a repeated step are done once; a step that was changed meanwhile says what stands now', async () => {
  const visitor = api.visitor()
  // The browser is known before, so that the answer that was lost has not taken its cookie along.
  await start(visitor, await draftOf())
  const draft = await draftOf()
  const key = crypto.randomUUID()
  const begun = await start(visitor, draft, key)
  expect(await start(visitor, draft, key)).toMatchObject({ httpStatus: 201, id: begun.id })
  const { contact } = stepAnswers(draft)
  const [one, other] = await Promise.all([
    save(visitor, begun, 'contact', contact),
    save(visitor, begun, 'contact', contact),
  ])
  expect([one.rev, other.rev, one.httpStatus, other.httpStatus]).toEqual([2, 2, 200, 200])
  const stale = await save(visitor, begun, 'contact', { ...contact, contact: 'Somebody Else' })
  expect(stale).toMatchObject({ httpStatus: 409, code: 'stale' })
  expect(stale.current).toMatchObject({ rev: 2, draft: { contact: { contact: 'Astrid Utne' } } })
})

test('[N03] a wrong code, an old one and one of another address open nothing; another address is confirmed anew', async () => {
  const visitor = api.visitor()
  const draft = await draftOf(undefined, 'codes@utne.example')
  const begun = await start(visitor, draft)
  const id = String(begun.id)
  expect(await code(visitor, id)).toMatchObject({ code: 'step_unanswered' })
  const { contact } = stepAnswers(draft)
  const view = await save(visitor, begun, 'contact', contact)
  const wrong = {
    httpStatus: 422,
    code: 'code_wrong',
    field: 'code',
    message: 'The code is wrong or too old.',
  }
  expect(await confirm(visitor, id, '000000')).toMatchObject(wrong)
  expect(await code(visitor, id)).toMatchObject({ httpStatus: 202 })
  const first = await handedOver(api, 'S0-code', 'codes@utne.example')
  expect(first).toMatch(/^\d{6}$/u)
  now += 10 * 60_000
  expect(await confirm(visitor, id, first)).toMatchObject(wrong)
  await code(visitor, id)
  const second = await handedOver(api, 'S0-code', 'codes@utne.example')
  // Typed for an address that is not the one of the application any more.
  const moved = await save(visitor, view, 'contact', { ...contact, email: 'new@utne.example' })
  expect(await confirm(visitor, id, second)).toMatchObject(wrong)
  expect(await submit(visitor, moved)).toMatchObject({ code: 'step_unanswered', field: 'place' })
  await code(visitor, id)
  const third = await handedOver(api, 'S0-code', 'new@utne.example')
  const spaced = `${third.slice(0, 3)} ${third.slice(3)}`
  expect(await confirm(visitor, id, spaced)).toMatchObject({ isEmailConfirmed: true })
  expect(await confirm(visitor, id, spaced)).toMatchObject({ isEmailConfirmed: true })
  expect(await rows(`select id from outbox where kind = 'S0'`)).toHaveLength(1)
  const back = await save(visitor, moved, 'contact', contact)
  expect(back).toMatchObject({ isEmailConfirmed: false })
})

test('[N03] five guesses end a code, and one mailbox and one network get so many mails', async () => {
  const visitor = api.visitor({ network: '10.7.7.7' })
  const draft = await draftOf(undefined, 'guessed@utne.example')
  const { contact } = stepAnswers(draft)
  const view = await save(visitor, await start(visitor, draft), 'contact', contact)
  const id = String(view.id)
  await code(visitor, id)
  const right = await handedOver(api, 'S0-code', 'guessed@utne.example')
  const guesses = ['111111', '222222', '333333', '444444', '555555'].filter(
    (guess) => guess !== right,
  )
  for (const guess of guesses.slice(0, 5)) await confirm(visitor, id, guess)
  expect(await confirm(visitor, id, right)).toMatchObject({ code: 'too_many_tries' })
  await code(visitor, id)
  await code(visitor, id)
  expect(await code(visitor, id)).toMatchObject({ httpStatus: 429, code: 'too_many_codes' })
})

test('[N03] one network begins ten applications an hour', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) {
    const visitor = api.visitor({ network: '10.6.6.6' })
    statuses.push((await start(visitor, await draftOf())).httpStatus)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

test('[N03] a number that fails its check, a pin at sea or abroad, no goods and no choice are refused at their fields', async () => {
  const visitor = api.visitor()
  const draft = await draftOf()
  const wrongNumber = { ...draft, company: { ...draft.company, orgNo: '974760674' } }
  expect(await start(visitor, wrongNumber)).toMatchObject({
    ...{ httpStatus: 422, code: 'org_no_invalid', field: 'orgNo' },
  })
  const view = await start(visitor, draft)
  const { place, range, contact } = stepAnswers(draft)
  const pins = { sea: { lat: 60, lng: 2 }, stockholm: { lat: 59.33, lng: 18.06 } }
  for (const pin of Object.values(pins))
    expect(await save(visitor, view, 'place', { ...place, pin })).toMatchObject({
      ...{ httpStatus: 422, code: 'pin_outside', field: 'pin' },
      message: 'The pin is outside the country you chose.',
    })
  for (const [answers, code, field] of [
    [{ ...place, pin: null }, 'pin_missing', 'pin'],
    [{ ...place, isPinSet: false }, 'pin_unset', 'isPinSet'],
    [{ ...place, pin: { lat: 91, lng: 6 } }, 'invalid_input', 'pin.lat'],
  ] as const)
    expect(await save(visitor, view, 'place', answers)).toMatchObject({ code, field })
  const period = { weekday: 6, opensMinute: 600, closesMinute: 1020 }
  expect(await save(visitor, view, 'place', { ...place, weekly: [period, period] })).toMatchObject({
    code: 'periods_overlap',
    field: 'weekly.1.opensMinute',
  })
  for (const [answers, code, field] of [
    [{ ...range, productIds: [] }, 'goods_missing', 'productIds'],
    [{ ...range, productIds: [crypto.randomUUID()] }, 'product_not_found', 'productIds'],
    [{ ...range, hasColdChain: null }, 'choice_missing', 'hasColdChain'],
    [{ ...range, story: 'a'.repeat(2001) }, 'story_long', 'story'],
  ] as const)
    expect(await save(visitor, view, 'range', answers)).toMatchObject({ code, field })
  expect(await save(visitor, view, 'contact', { ...contact, email: 'nobody' })).toMatchObject({
    ...{ code: 'email_invalid', field: 'email' },
  })
  // Nothing of it was written.
  expect(await row(view.id)).toMatchObject({ rev: 1, step: 1 })
})

test('[N03] a business that is a seller or has applied is known: at once, when it is sent, and in a race', async () => {
  const orgNo = freeOrgNo()
  const [one, other] = [api.visitor(), api.visitor()]
  const [mine, theirs] = [
    await ready(one, await draftOf(orgNo, 'one@utne.example')),
    await ready(other, await draftOf(orgNo, 'other@utne.example')),
  ]
  const sent = await Promise.all([submit(one, mine), submit(other, theirs)])
  expect(sent.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409])
  expect(sent.find(({ httpStatus }) => httpStatus === 409)).toMatchObject(known)
  // The loser wrote nothing: no number, no mail, no event.
  const open = await rows(`select status, number from seller_applications where org_no = ?`, orgNo)
  expect(open.filter(({ number }) => number !== null)).toHaveLength(1)
  expect(await rows(`select id from outbox where kind in ('S1', 'S2')`)).toHaveLength(2)
  expect(await start(api.visitor(), await draftOf(orgNo))).toMatchObject(known)
  const { company } = stepAnswers(await draftOf(orgNo))
  const third = await start(one, await draftOf())
  expect(await save(one, third, 'company', company)).toMatchObject(known)
  // One who is a seller already, while a draft of the same number waits.
  const seller = freeOrgNo()
  const draft = await ready(one, await draftOf(seller, 'late@utne.example'))
  await rows(
    `insert into sellers (id, factory_id, slug, status, name, kind, org_no, street, postcode, city, lat, lng, contact, phone, email,
      weekly, exceptions, approved_at, terms_version, search_text, created_at, updated_at)
      select 'known-seller', factory_id, 'known-seller', 'active', 'Kjent', 'shop', ?, '', '', '', 60, 6, '', '', '', '[]', '[]', 1, '1', '', 1, 1
      from seller_applications limit 1`,
    seller,
  )
  expect(await submit(one, draft)).toMatchObject(known)
  await rows(`update sellers set status = 'terminated' where id = 'known-seller'`)
  expect(await submit(one, draft)).toMatchObject({ status: 'submitted' })
})

test('[N03] who was turned down may apply anew after thirty days, and stands in nobody else’s way', async () => {
  const draft = await draftOf(freeOrgNo(), `${freeOrgNo()}@turned-down.example`)
  const { email } = draft.contact
  await makeApplication(api.database, {
    ...{ status: 'rejected', draft, now: now - 29 * dayMs, columns: { email } },
  })
  const [same, other] = [api.visitor(), api.visitor()]
  const early = await ready(same, draft)
  expect(await submit(same, early)).toMatchObject({
    ...{ httpStatus: 409, code: 'application_early', field: 'orgNo' },
  })
  const owners = await ready(other, await draftOf(draft.company.orgNo, 'owner@turned-down.example'))
  expect(await submit(other, owners)).toMatchObject({ status: 'submitted' })
  await rows(
    `update seller_applications set status = 'rejected', decided_at = 1 where id = ?`,
    owners.id ?? '',
  )
  now += 2 * dayMs
  expect(await submit(same, early)).toMatchObject({ status: 'submitted' })
  // Its link once more, twice for one wish.
  const key = crypto.randomUUID()
  for (let time = 0; time < 2; time += 1) {
    const again = await same.send(
      'POST',
      path(String(early.id), 'mail'),
      {},
      { 'idempotency-key': key },
    )
    expect(again.status).toBe(202)
  }
})

test('[N03] goods that have ended since stand in the way of no other change', async () => {
  const draft = await draftOf()
  const visitor = api.visitor()
  const saved = await ready(visitor, draft)
  const [gone] = draft.range.productIds
  await rows(`update products set availability = 'ended' where id = ?`, gone ?? '')
  const { range } = stepAnswers(draft)
  const story = { ...range, story: 'Ost fra bygda.' }
  expect(await save(visitor, saved, 'range', story)).toMatchObject({ httpStatus: 200 })
  await rows(`update products set availability = 'in_stock' where id = ?`, gone ?? '')
})

test('[N03] an application is open to its browser, its account and its link, and to nobody else', async () => {
  const owner = api.visitor()
  const draft = await draftOf(undefined, 'door@utne.example')
  const view = await ready(owner, draft)
  const id = String(view.id)
  const { range } = stepAnswers(draft)
  const stranger = await callerOf(api, 'customer')
  const unknown = { httpStatus: 404, code: 'application_unknown' }
  expect(await save(stranger, view, 'range', range)).toMatchObject(unknown)
  expect(await code(stranger, id)).toMatchObject(unknown)
  expect(await submit(stranger, view)).toMatchObject(unknown)
  expect(await current(stranger)).toMatchObject({ application: null })
  expect(await current(stranger, 'a'.repeat(22))).toMatchObject(unknown)
  expect(await current(stranger, id)).toMatchObject(unknown)
  // Who was sent the link goes on in another browser; their own draft stays theirs.
  const own = await start(stranger, await draftOf())
  const token = String((await row(id))?.['public_token'])
  expect(await current(stranger, token)).toMatchObject({ application: { id } })
  const story = { ...range, story: 'By the link.' }
  expect(await save(stranger, view, 'range', story, token)).toMatchObject({ httpStatus: 200 })
  expect(await current(stranger)).toMatchObject({ application: { id: own.id } })
  // The token of one opens no other.
  expect(await save(stranger, own, 'range', story, token)).toMatchObject(unknown)
  const again = await owner.send('POST', path(id, 'mail'), {})
  expect(again.status).toBe(202)
  expect((await rows(`select id from outbox where kind = 'S0'`)).length).toBe(2)
})

test('[N03] script in the story is kept as plain text and never answered as markup', async () => {
  const visitor = api.visitor()
  const draft = await draftOf()
  const view = await start(visitor, draft)
  const { range } = stepAnswers(draft)
  const saved = await save(visitor, view, 'range', { ...range, story: hostileHtml[0] })
  expect(saved.httpStatus).toBe(200)
  const story = (await row(view.id))?.['draft']
  expect(typeof story).toBe('string')
  expect(saved.draft?.range?.story).toContain('<')
})

test('[N03] after changes were asked for the marked fields are changed and it is sent anew, under the same number', async () => {
  const draft = wholeDraft(freeOrgNo(), (await draftOf()).range.productIds)
  const made = await makeApplication(api.database, { status: 'changes_requested', draft, now })
  const visitor = api.visitor()
  const { application } = (await (
    await visitor.get(`/api/seller-applications/current?token=${made.token}`)
  ).json()) as { application: { id: string; rev: number } }
  expect(application).toMatchObject({
    ...{ status: 'changes_requested', markedFields: ['story'] },
    note: 'Skriv litt mer om butikken.',
  })
  const { range } = stepAnswers(draft)
  const story = { ...range, story: 'Vi har solgt gårdsmat siden 1998.' }
  const saved = await save(visitor, application, 'range', story, made.token)
  const response = await visitor.send('POST', path(made.id, 'submit', made.token), {
    ...{ terms: true, rev: saved.rev },
  })
  expect(await answered(response)).toMatchObject({
    ...{ status: 'submitted', number: made.number, markedFields: [], note: '' },
  })
  expect(await rows(`select id from outbox where kind in ('S1', 'S2')`)).toHaveLength(2)
})

test('[N03] a draft is forgotten thirty days after somebody has touched it, with its history; what was sent stays', async () => {
  const visitor = api.visitor()
  const draft = await draftOf(undefined, 'forgotten@utne.example')
  const view = await start(visitor, draft)
  now += 20 * dayMs
  await save(visitor, view, 'contact', stepAnswers(draft).contact)
  const sent = await makeApplication(api.database, { now: now - 60 * dayMs })
  await jobsAt(api, now + 29 * dayMs)
  expect(await row(view.id)).toBeDefined()
  await jobsAt(api, now + 30 * dayMs)
  expect(await row(view.id)).toBeUndefined()
  expect(await rows('select id from events where entity_id = ?', String(view.id))).toEqual([])
  expect(await row(sent.id)).toBeDefined()
  expect(await current(visitor)).toMatchObject({ application: null })
})

test('[N03] a postcode says its place, and the goods come in the reader’s words', async () => {
  const visitor = api.visitor({ language: 'nb' })
  const place = await (await visitor.get('/api/seller-applications/place?postcode=5003')).json()
  expect(place).toMatchObject({ place: { city: 'Bergen' } })
  const nowhere = await (await visitor.get('/api/seller-applications/place?postcode=0000')).json()
  expect(nowhere).toEqual({ place: null })
  const { goods } = (await (await visitor.get('/api/seller-applications/goods')).json()) as {
    goods: { id: string; name: string }[]
  }
  expect(goods.some(({ name }) => name.startsWith('Kinnet smør'))).toBe(true)
})
