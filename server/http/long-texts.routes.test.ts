import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { api as routes } from '#server/http/api.ts'
import { documentOf } from '#server/http/api-docs.ts'
import { useApi } from '#tests/support/api.ts'
import { dearCallsWith } from '#tests/support/dear-calls.ts'
import { callerOf } from '#tests/support/people.ts'
import { textsOf } from '#tests/support/request-texts.ts'

const api = useApi()

/** 900 KB that take an hour to put in order. */
const marks = `a${'\u0301\u0323'.repeat(225_000)}`
const half = '\uD83D'
const inHeader = encodeURIComponent(marks.slice(0, 150_000))

test('[I8] whichever text of a request is 900 KB long, it is refused before anything is done with it', async () => {
  const owner = await callerOf(api, 'owner')
  const texts = textsOf(await documentOf(routes))
  const wrong: string[] = []
  for (const { name, part, field, requestWith } of texts) {
    const text = part === 'header' ? inHeader : marks
    const { method, path, body, headers = {} } = requestWith(text)
    let told = 'nothing'
    const called = await dearCallsWith(text, async () => {
      const answer = await (method === 'GET'
        ? owner.get(path, { headers })
        : owner.send(method, path, body, headers))
      told = answer.ok ? 'taken' : fieldsOf((await answer.json()) as ErrorBody)
    })
    if (called.length > 0) wrong.push(`${name}: ${called.join(' ')}`)
    else if (told === 'taken' ? !leftOut.test(name) : !names(told, field))
      wrong.push(`${name}: told ${told}`)
  }
  expect(wrong).toEqual([])
  expect(texts.length).toBeGreaterThan(300)
})

test('[I8] whichever text of a body is half a surrogate pair, it is made well formed first, and nothing breaks', async () => {
  const owner = await callerOf(api, 'owner')
  // Of a kitchen that is not there nothing is read.
  const { rows } = await api.database.execute('select id from restaurants limit 1')
  const kitchen = `/kitchen/${String(rows[0]?.['id'])}/`
  // Of a report that is not signed nothing is read either.
  const texts = textsOf(await documentOf(routes)).filter(
    ({ part, name }) => part === 'body' && !name.startsWith('POST /api/newsletter/bounces'),
  )
  const wrong: string[] = []
  for (const { name, requestWith } of texts) {
    const { method, path, body } = requestWith(half)
    let status = 0
    const [first = 'nothing'] = await dearCallsWith(half, async () => {
      const there = path.replace(/(?<=^\/api)\/kitchen\/[^/]+\//u, kitchen)
      ;({ status } = await owner.send(method, there, body))
    })
    if (first !== 'toWellFormed' || status >= 500) wrong.push(`${name}: ${first}, ${status}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  [
    'PUT',
    '/api/admin/interface-texts/nobody-has-it',
    { language: 'en', content: half, rev: 0 },
    422,
  ],
  ['POST', '/api/cart/lines', { productId: half }, 404],
  ['POST', '/api/cart/lines', { productId: 'x', selectedAttributes: { [half]: 1 } }, 422],
  ['POST', '/api/cart/lines', { productId: 'x', [half]: 1 }, 422],
  ['GET', '/api/catalog/products/%ED%A0%BD', undefined, 404],
  ['GET', '/api/search?q=%ED%A0%BD', undefined, 200],
  ['GET', `/api/search?q=${'a'.repeat(99)}%F0%9F%98%80`, undefined, 200],
  ['GET', `/api/catalog/products?search=${'a'.repeat(99)}%F0%9F%98%80`, undefined, 200],
  ['GET', '/api/content/moved?path=/%ED%A0%BD', undefined, 200],
])(
  '[I8] half a surrogate pair is no fault of ours: %s %s %j',
  async (method, path, body, status) => {
    const owner = await callerOf(api, 'owner')
    const answer = await (method === 'GET' ? owner.get(path) : owner.send(method, path, body))
    expect(answer.status).toBe(status)
  },
)

test('a text that is too long is told how long it may be', async () => {
  const owner = await callerOf(api, 'owner')
  const change = { language: 'en', content: 'x'.repeat(20_001), rev: 0 }
  const answer = await owner.send('PUT', '/api/admin/interface-texts/nobody-has-it', change)
  const { code, message } = (await answer.json()) as ErrorBody
  expect([code, message]).toEqual([
    'text_long',
    expect.stringMatching(/at most 20,?000 characters/u),
  ])
})

/** What makes no sense there is left out rather than refused, since it comes from the address of a page. */
const leftOut =
  /^GET \/api\/(?:admin\/(?:audit|conversations|customers|dishes|imports|media|newsletters|orders|people|products|quotes|seller-applications|sellers|subscribers)|sellers|seller-points)\b.* query /u

/** True of a refusal of a field, or of the whole where several forms of it are taken and none fits. */
function names(told: string, field: string): boolean {
  const fields = told.split(' ')
  return told === '' || fields.some((each) => each === field || field.startsWith(`${each}.`))
}

/** The fields that a refusal names. */
function fieldsOf({ field, fields = [] }: ErrorBody): string {
  return [...(field ? [field] : []), ...fields.map((each) => each.field)].join(' ')
}
