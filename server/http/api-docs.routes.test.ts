import { expect, test } from 'vitest'
import * as v from 'valibot'
import { errorBodySchema } from '#domain/errors.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

interface Described {
  content?: { 'application/json'?: { schema?: { $ref?: string } } }
}

/** JSON of which nothing is said. */
function isBare({ content }: Described): boolean {
  const schema = content?.['application/json']?.schema
  return schema !== undefined && Object.keys(schema).length === 0
}

test('the OpenAPI document lists the endpoints with their answers', async () => {
  const document = (await (await api.visitor().get('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, { get?: { summary?: string } }>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/health']?.get?.summary).toBeTruthy()
})

test('every answer is described by its fields', async () => {
  const document = (await (await api.visitor().get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, Described> }>>
  }
  const bare = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => Object.values(responses).some(isBare))
      .map(([method]) => `${method} ${path}`),
  )
  expect(bare).toEqual([])
})

test('the readable page names every endpoint of the document', async () => {
  const visitor = api.visitor()
  const document = (await (await visitor.get('/api/openapi.json')).json()) as { paths: object }
  const page = await (await visitor.get('/api/docs')).text()
  expect(Object.keys(document.paths).length).toBeGreaterThan(1)
  for (const path of Object.keys(document.paths)) expect(page).toContain(path)
})

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { required?: string[]; properties: object }> }
}

interface Operation {
  requestBody?: object
  parameters?: { name: string; in: string }[]
  responses: Record<string, Described>
}

const refusal = '#/components/schemas/Refusal'

test('every refusal is described as what is answered', async () => {
  const document = (await (await api.visitor().get('/api/openapi.json')).json()) as Document
  expect(Object.keys(document.components.schemas['Refusal']?.properties ?? {})).toEqual([
    'code',
    'message',
    'field',
    'retryable',
    'ref',
    'current',
    'gone',
    'fields',
  ])
  expect(document.components.schemas['Refusal']?.required).toEqual([
    'code',
    'message',
    'retryable',
    'ref',
  ])
  const wrong = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status === 'default' || Number(status) >= 400)
        .filter(([, { content }]) => content?.['application/json']?.schema?.$ref !== refusal)
        .map(([status]) => `${method} ${path}: ${status}`),
    ),
  )
  expect(wrong).toEqual([])
})

const ours = { origin: 'http://matverk.test', 'sec-fetch-site': 'same-origin' }
const json = { ...ours, 'content-type': 'application/json' }

/** What is refused of any body. */
const bodies: Record<string, RequestInit> = {
  'no JSON': { headers: json, body: '{"a":' },
  'no body of the right values': { headers: json, body: '{"zz":1}' },
  'too large': { headers: json, body: JSON.stringify({ a: 'x'.repeat(1_000_001) }) },
  'not said to be JSON': { headers: { ...ours, 'content-type': 'text/plain' }, body: 'a' },
  'from elsewhere': { headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
}

const own = [400, 403, 413, 415, 422]

test('what is refused of a call stands at its endpoint, under its status', async () => {
  const document = (await (await api.visitor().get('/api/openapi.json')).json()) as Document
  const visitor = api.visitor()
  const wrong: string[] = []
  const seen = new Set<number>()
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses, parameters = [] }] of Object.entries(methods)) {
      const query = parameters.filter((each) => each.in === 'query').map(({ name }) => [name, 'x'])
      const search = new URLSearchParams(query).toString()
      const address = `${path.replaceAll(/\{[^}]+\}/gu, 'x'.repeat(300))}?${search}`
      const calls = method === 'get' ? { 'of wrong values': {} } : bodies
      for (const [name, call] of Object.entries(calls)) {
        const answer = await visitor.get(address, { method: method.toUpperCase(), ...call })
        if (answer.ok) continue
        const told = await answer.json()
        seen.add(answer.status)
        const isKnown = !own.includes(answer.status) || String(answer.status) in responses
        if (!isKnown || !v.is(errorBodySchema, told))
          wrong.push(`${method} ${path}, ${name}: ${answer.status}`)
      }
    }
  expect(wrong).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(own))
})

test('the document lists public endpoints only', async () => {
  const document = (await (await api.visitor().get('/api/openapi.json')).json()) as Document
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/admin'))).toEqual([])
})

test('the readable page says what a refusal holds, and runs no script', async () => {
  const answer = await api.visitor().get('/api/docs')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'none';")
  const page = await answer.text()
  expect(page).toContain('<section id="Refusal">')
  expect(page).toContain('<dt>retryable</dt>')
  expect(page).toContain('href="#Refusal"')
})
