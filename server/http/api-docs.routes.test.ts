import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

test('the OpenAPI document lists the endpoints with their answers', async () => {
  const document = (await (await api.visitor().get('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, { get?: { summary?: string } }>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/health']?.get?.summary).toBeTruthy()
})

test('the readable page names every endpoint of the document', async () => {
  const visitor = api.visitor()
  const document = (await (await visitor.get('/api/openapi.json')).json()) as { paths: object }
  const page = await (await visitor.get('/api/docs')).text()
  expect(Object.keys(document.paths).length).toBeGreaterThan(1)
  for (const path of Object.keys(document.paths)) expect(page).toContain(path)
})
