import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { api as routes } from '#server/http/api.ts'
import { documentOf } from '#server/http/api-docs.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

/** Of a refusal, in bytes (reliability I1). */
const most = 2048

const bytesOf = (text: string) => new TextEncoder().encode(text).length

const named = (count: number, name: (at: number) => string, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), value]))

test.each([
  ['a hundred thousand lines', 'PUT', '/api/cart/prices', () => ({ lines: many({}) })],
  [
    'sixty thousand options',
    'POST',
    '/api/cart/lines',
    () => ({ productId: 'x', selectedAttributes: named(60_000, (at) => `k${at}`, null) }),
  ],
  [
    'an option with a name of half a megabyte',
    'POST',
    '/api/cart/lines',
    () => ({ productId: 'x', selectedAttributes: { ['k'.repeat(500_000)]: null, b: null } }),
  ],
])('[I1] refused in two kilobytes: %s', async (_, method, path, body) => {
  const response = await api.visitor({ language: 'uk' }).send(method, path, body())
  const text = await response.text()
  expect(response.status).toBe(422)
  expect(bytesOf(text)).toBeLessThanOrEqual(most)
  const { message, fields = [] } = JSON.parse(text) as ErrorBody
  expect(message).toBeTruthy()
  expect(fields.length).toBeGreaterThan(1)
})

function many(value: unknown): unknown[] {
  return Array.from({ length: 100_000 }, () => value)
}

test('[I1] no field is told twice', async () => {
  const body = { productId: 'x', quantity: 0.5 }
  const response = await api.visitor().send('POST', '/api/cart/lines', body)
  expect(response.status).toBe(422)
  expect(await response.json()).not.toHaveProperty('fields')
})

test('[I1] all wrong fields of a form are told at once', async () => {
  const body = { email: 'x', password: 'x'.repeat(5000), name: '' }
  const response = await api.visitor().send('POST', '/api/auth/sign-up', body)
  const { fields = [] } = (await response.json()) as ErrorBody
  expect(fields.map(({ field }) => field)).toEqual(['email', 'password', 'name'])
})

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
}

/** A body that is right but for one thing, which holds far too much: one body for each list and each record of the schema. */
function* crowded(schema: Schema): Generator {
  for (const each of schema.anyOf ?? []) yield* crowded(each)
  if (schema.items) {
    yield Array.from({ length: 30_000 }, () => ({ [longName]: [] }))
    for (const inner of crowded(schema.items)) yield [inner]
  }
  if (typeof schema.additionalProperties === 'object')
    yield named(20_000, (at) => `${at}${longName}`, { x: [] })
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    for (const inner of crowded(property)) yield { [name]: inner }
}
const longName = 'n'.repeat(20)

test('[I1] whatever list or record is overfull, its refusal stays short', async () => {
  const owner = await callerOf(api, 'owner')
  const document = await documentOf(routes)
  let tried = 0
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody }] of Object.entries(methods))
      for (const body of crowded(requestBody?.content?.['application/json']?.schema ?? {})) {
        tried += 1
        const address = path.replaceAll(/\{[^}]+\}/gu, 'x')
        const response = await owner.send(method.toUpperCase(), address, body)
        const text = await response.text()
        expect(response.status, `${method} ${path}: ${text.slice(0, 200)}`).toBeGreaterThan(399)
        expect(response.status, `${method} ${path}: ${text.slice(0, 200)}`).toBeLessThan(500)
        expect(bytesOf(text), `${method} ${path}`).toBeLessThanOrEqual(most)
      }
  expect(tried).toBeGreaterThan(10)
})
