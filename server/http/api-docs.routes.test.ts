import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

interface Described {
  content?: { 'application/json'?: { schema?: object } }
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
