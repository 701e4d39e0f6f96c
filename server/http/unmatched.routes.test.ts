import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

test.each([
  ['DELETE', '/api/cart', 'HEAD, GET'],
  ['PUT', '/api/cart/lines', 'POST, DELETE'],
  ['POST', '/api/cart/lines/some-line', 'PATCH, DELETE'],
  ['GET', '/api/orders', 'POST'],
  ['POST', '/api/openapi.json', 'HEAD, GET'],
])(
  '%s %s is refused with a sentence and with what the address takes',
  async (method, path, allow) => {
    const visitor = api.visitor()
    const answer = method === 'GET' ? await visitor.get(path) : await visitor.send(method, path, {})
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allow)
    expect(await answer.json()).toMatchObject({
      code: 'method_not_allowed',
      message: 'This address does not take that kind of request.',
      retryable: false,
    })
  },
)

test.each(['/api/nowhere', '/api/cart/nowhere', '/api'])('%s is not found', async (path) => {
  const answer = await api.visitor().get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('allow')).toBeNull()
  expect(await answer.json()).toMatchObject({ code: 'not_found' })
})
