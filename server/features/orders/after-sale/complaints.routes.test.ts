import { expect, test } from 'vitest'
import { longestComplaint, mostComplaintPictures, mostComplaints } from '#domain/after-sale.ts'
import { mostPictureBytes } from '#domain/media.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { cleanMedia } from '#server/features/media/clean-media.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { listOf, orderOf, ordersPath } from '#tests/support/admin-orders.ts'
import {
  answerTo,
  complain,
  sendPicture,
  toDelivered,
  useAfterSale,
  viewOf,
} from '#tests/support/after-sale.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { phonePicture, pictureOf, pngBomb, toldIn } from '#tests/support/pictures.ts'
import { plain } from '#tests/support/placing.ts'

const api = useApi()
const { bought, rows } = useAfterSale(api)
const hourMs = 3_600_000

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const kept = (id: string) =>
  rows('select * from complaint_pictures where complaint_id = ? order by created_at, id', id)

/** An order that was handed over, with a complaint about it. */
async function complained(text = 'Two jars are broken.') {
  const order = await bought(toDelivered)
  const { id: complaint } = await complain(order.buyer, order.token, text)
  return { ...order, complaint }
}

test('[O06] a buyer complains once, is told that it came, and those who work here find it', async () => {
  const { buyer, id, token, number } = await bought(toDelivered)
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => complain(buyer, token, 'Two jars are <b>broken</b>.', key)),
  )
  expect(answers.map(({ answered }) => answered)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(await complain(buyer, token, 'Three jars.', key)).toMatchObject({
    code: 'key_reused',
  })
  const { afterSale } = await viewOf(buyer, token)
  expect(afterSale?.complaints).toMatchObject([
    {
      text: 'Two jars are <b>broken</b>.',
      status: 'open',
      answer: '',
      pictures: [],
    },
  ])
  const worker = await callerOf(api, 'fulfilment')
  expect((await listOf(worker, '?queue=to_answer')).orders.map((order) => order.id)).toContain(id)
  expect((await orderOf(worker, id)).afterSale.complaints).toMatchObject([
    { text: 'Two jars are <b>broken</b>.', canAnswer: true, rev: 1 },
  ])
  await rows(`delete from outbox where kind <> 'M9'`)
  const mailer = mailServer()
  await deliverDue(jobAt(api, api.platform.now() + 1000), {
    mailer,
    renderers: mailRenderers,
  })
  expect(mailer.taken.map(({ subject }) => plain(subject))).toEqual([
    `Complaint about order ${number} received`,
  ])
  // What a buyer typed goes to no address that nobody has proven.
  expect(mailer.taken[0]?.html).not.toContain('broken')
})

test('[O06] a picture of it is kept without what its camera told, once, and shown upright to its own people alone', async () => {
  const { buyer, id, token, complaint } = await complained()
  const bytes = await phonePicture()
  for (let time = 0; time < 2; time += 1)
    expect((await sendPicture(buyer, { token, complaint }, bytes)).answered).toBe(201)
  const [row, ...more] = await kept(complaint)
  expect(more).toEqual([])
  const stored = await api.platform.storage.find(String(row?.['storage_key']))
  expect(stored && toldIn(stored)).toEqual([])
  const { afterSale } = await viewOf(buyer, token)
  const picture = afterSale?.complaints[0]?.pictures[0]
  expect(picture).toMatchObject({ width: 300, height: 400 })
  const own = `/api/orders/${token}/complaints/${complaint}/pictures/${picture?.id}`
  const staffs = `${ordersPath}/${id}/complaints/${complaint}/pictures/${picture?.id}`
  const seen = await buyer.get(own)
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await api.platform.images.info(await bytesOf(seen)))?.mediaType).toBe('image/webp')
  expect((await (await callerOf(api, 'viewer')).get(staffs)).status).toBe(200)
  for (const stranger of [api.visitor(), await callerOf(api, 'customer')]) {
    expect((await stranger.get(own)).status).toBe(404)
    expect([401, 403]).toContain((await stranger.get(staffs)).status)
  }
  expect((await (await callerOf(api, 'editor')).get(staffs)).status).toBe(403)
  // Of another order's complaint, it is nobody's.
  const other = await complained()
  const crossed = `/api/orders/${other.token}/complaints/${other.complaint}/pictures/${picture?.id}`
  expect((await other.buyer.get(crossed)).status).toBe(404)
  expect((await buyer.get(`/media/${picture?.id}/1/320`)).status).toBe(404)
})

test('[O06] what is no picture, too large, harmful or one too many is refused, and the complaint stands', async () => {
  const { buyer, token, complaint } = await complained()
  const place = { token, complaint }
  const text = new TextEncoder()
  for (const [bytes, code] of [
    [text.encode('<script>alert(1)</script>'), 'picture_unreadable'],
    [text.encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg_refused'],
    [text.encode('%PDF-1.4 a'), 'picture_unreadable'],
    [text.encode('a text'), 'picture_unreadable'],
    [pngBomb(30_000, 30_000), 'picture_too_many_pixels'],
    [new Uint8Array(), 'file_empty'],
  ] as const)
    expect(await sendPicture(buyer, place, bytes)).toMatchObject({ code })
  const large = new Uint8Array(mostPictureBytes + 1)
  expect(await sendPicture(buyer, place, large)).toMatchObject({
    answered: 413,
    code: 'picture_too_large',
  })
  const pictures = await Promise.all(
    ['red', 'green', 'blue', 'black', 'white'].map((color) => pictureOf('png', { color })),
  )
  const answers = await Promise.all(pictures.map((bytes) => sendPicture(buyer, place, bytes)))
  expect(answers.filter(({ answered }) => answered === 201)).toHaveLength(mostComplaintPictures)
  expect(answers.filter(({ code }) => code === 'too_many_pictures')).toHaveLength(2)
  expect(await kept(complaint)).toHaveLength(mostComplaintPictures)
  // What was put into the store for those that lost is swept away, and what belongs to the complaint stays.
  await cleanMedia(jobAt(api, api.platform.now() + 2 * hourMs))
  for (const { storage_key: key } of await kept(complaint))
    expect(await api.platform.storage.find(String(key))).toBeDefined()
  const [left] = await rows(`select count(*) as n from stored_objects where storage_key not in
    (select storage_key from complaint_pictures union select storage_key from media)`)
  expect(Number(left?.['n'])).toBe(0)
})

test('[D11] a stranger complains about nothing, and nothing is read of a picture that they send', async () => {
  const { token, complaint } = await complained()
  const sent = { taken: 0 }
  const megabytes = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent.taken += 1
          controller.enqueue(new Uint8Array(1_000_000))
          if (sent.taken === 50) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  for (const stranger of [
    api.visitor(),
    await callerOf(api, 'customer'),
    await callerOf(api, 'owner'),
  ]) {
    expect((await complain(stranger, token, 'Mine too.')).answered).toBe(404)
    const init: RequestInit & { duplex: 'half' } = {
      ...{ method: 'POST', body: megabytes(), duplex: 'half' },
      headers: {
        ...{ 'content-type': 'application/octet-stream' },
        ...{ origin: 'http://matverk.test', 'sec-fetch-site': 'same-origin' },
      },
    }
    const path = `/api/orders/${token}/complaints/${complaint}/pictures`
    expect((await stranger.get(path, init)).status).toBe(404)
  }
  expect(sent.taken).toBe(0)
  expect(await kept(complaint)).toEqual([])
})

test('[O06] before anything has left there is nothing to complain about, and an order holds so many complaints', async () => {
  const early = await bought(['confirm', 'start_picking'])
  expect(await complain(early.buyer, early.token, 'Too slow.')).toMatchObject({
    answered: 409,
    code: 'illegal_transition',
  })
  const { buyer, token } = await bought(toDelivered)
  const answers = await Promise.all(
    Array.from({ length: mostComplaints + 2 }, (_, at) => complain(buyer, token, `Number ${at}`)),
  )
  expect(answers.filter(({ answered }) => answered === 201)).toHaveLength(mostComplaints)
  expect(answers.filter(({ code }) => code === 'too_many_complaints')).toHaveLength(2)
  expect((await viewOf(buyer, token)).afterSale).toMatchObject({
    canComplain: false,
  })
})

test('[O06] a complaint that is sent again is no new try', async () => {
  const { buyer, token } = await bought(toDelivered)
  await rows('delete from tries')
  const key = crypto.randomUUID()
  const first = await complain(buyer, token, 'Broken.', key)
  await rows('update tries set count = 1000')
  expect(await complain(buyer, token, 'Broken.', key)).toMatchObject({
    answered: 201,
    id: first.id,
  })
  expect(await complain(buyer, token, 'Broken again.')).toMatchObject({ answered: 429 })
})

test('[O06] a complaint is in words, and not in too many', async () => {
  const { buyer, token } = await bought(toDelivered)
  for (const [text, code] of [
    ['', 'words_missing'],
    [' \n\u200b ', 'words_missing'],
    ['a'.repeat(longestComplaint + 1), 'note_long'],
  ] as const)
    expect(await complain(buyer, token, text)).toMatchObject({
      answered: 422,
      code,
      field: 'text',
    })
  expect((await complain(buyer, token, 'م'.repeat(longestComplaint))).answered).toBe(201)
})

async function answered(staff: Visitor, order: { id: string; complaint: string }, body: object) {
  return answerTo(staff, order, {
    rev: 1,
    status: 'accepted',
    answer: 'We send new ones.',
    ...body,
  })
}

test('[O06] it is answered once in words that the buyer is sent, by who may, and takes no picture afterwards', async () => {
  const { buyer, id, token, complaint } = await complained()
  const place = { id, complaint }
  for (const role of ['sales', 'viewer', 'editor'] as const)
    expect((await answered(await callerOf(api, role), place, {})).answered).toBe(403)
  const worker = await callerOf(api, 'fulfilment')
  expect(await answered(worker, place, { answer: ' ' })).toMatchObject({
    field: 'answer',
  })
  expect(await answered(worker, place, { rev: 7 })).toMatchObject({
    code: 'stale',
  })
  expect((await answered(worker, { ...place, complaint: crypto.randomUUID() }, {})).answered).toBe(
    404,
  )
  for (let time = 0; time < 2; time += 1)
    expect(await answered(worker, place, {})).toMatchObject({
      answered: 200,
      afterSale: { complaints: [{ status: 'accepted', canAnswer: false }] },
    })
  expect(await answered(worker, place, { rev: 2, status: 'refused' })).toMatchObject({
    code: 'illegal_transition',
  })
  expect((await viewOf(buyer, token)).afterSale?.complaints[0]?.answer).toBe('We send new ones.')
  expect(await sendPicture(buyer, { token, complaint }, await pictureOf('png'))).toMatchObject({
    code: 'illegal_transition',
  })
  await rows(`delete from outbox where kind not like 'M9-%'`)
  const mailer = mailServer()
  await deliverDue(jobAt(api, api.platform.now() + 1000), {
    mailer,
    renderers: mailRenderers,
  })
  expect(mailer.taken).toHaveLength(1)
  expect(mailer.taken[0]?.text).toContain('We send new ones.')
})
