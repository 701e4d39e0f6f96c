import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { adminRoles, type AdminRole } from '#domain/permissions.ts'
import { api as routes } from '#server/http/api.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { type Caller, everyone, matrix } from '#tests/support/who-may-call.ts'

const api = useApi()

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const endpoints = [
  ...new Set(
    routes.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(endpoints.toSorted())
})

test.each(everyone)('[U03] %s reaches what the matrix says, and nothing else', async (role) => {
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    const { status } = await answerTo(endpoint, role)
    if (isDenial(status) === isOpenTo(role, endpoint)) wrong.push(`${endpoint} answers ${status}`)
  }
  expect(wrong).toEqual([])
})

test.each(adminRoles)(
  '[U06] %s without second factor reaches the same, but no write of the panel',
  async (role) => {
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      const { status, code } = await answerTo(endpoint, role, { hasSecondFactor: false })
      const told = isDenial(status) ? code : 'let in'
      const awaited = answerWithoutFactor(role, endpoint)
      if (told !== awaited) wrong.push(`${endpoint} answers ${status} ${code}, not ${awaited}`)
    }
    expect(wrong).toEqual([])
  },
)

test('every write of the panel is open to some role of it, and to nobody else', () => {
  const wrong = endpoints.filter(isPanelWrite).filter((endpoint) => {
    const row = matrix[endpoint] ?? []
    return row.length === 0 || row.includes('visitor') || row.includes('customer')
  })
  expect(wrong).toEqual([])
})

/** Only a permission of the table of writes answers `second_factor_needed`: a write that names another one is seen by this. */
function answerWithoutFactor(role: AdminRole, endpoint: string) {
  if (!isOpenTo(role, endpoint)) return 'forbidden'
  return isPanelWrite(endpoint) ? 'second_factor_needed' : 'let in'
}

/** It changes nothing of the factory's: how its caller sees the site. */
const ownView = 'POST /api/admin/content/view'
/** What they give away (where a picture was taken, all that goods cost, addresses of people) belongs to those who may change it, or take it out. */
const guardedRead =
  /^GET \/api\/admin\/(?:media\/:id\/content$|newsletters\/:id\/figures$|(?:imports|exports|accounting|subscribers)(?:\/|$))/u

/** What changes the factory's things: all that only admins may send, and whatever else lies under the panel's address. */
function isPanelWrite(endpoint: string): boolean {
  const [method = '', path = ''] = endpoint.split(' ')
  if (guardedRead.test(endpoint)) return true
  if (endpoint === ownView || safeMethods.has(method)) return false
  // Their own business, and nobody else's.
  if (path.startsWith('/api/seller/')) return false
  return path.startsWith('/api/admin') || !isOpenTo('customer', endpoint)
}

function isOpenTo(role: Caller, endpoint: string): boolean {
  return (matrix[endpoint] ?? []).includes(role)
}

function isDenial(status: number): boolean {
  return status === 401 || status === 403
}

async function answerTo(
  endpoint: string,
  role: Caller,
  wanted: { hasSecondFactor?: boolean } = {},
) {
  const caller = await callerFor(endpoint, role, wanted)
  const [method = '', path = ''] = endpoint.split(' ')
  const address = path.replaceAll(/:\w+/gu, 'nobody')
  const response =
    method === 'GET' ? await caller.get(address) : await caller.send(method, address, {})
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body = isJson ? ((await response.json()) as Partial<ErrorBody>) : {}
  return { status: response.status, code: body.code }
}

const staff = new Map<string, Visitor>()

/** Nothing that is asked of the panel here takes its caller's own rights away: one asks it all. Other calls may sign them out. */
async function callerFor(
  endpoint: string,
  role: Caller,
  wanted: { hasSecondFactor?: boolean },
): Promise<Visitor> {
  if (!endpoint.includes(' /api/admin')) return callerOf(api, role, wanted)
  const who = JSON.stringify([role, wanted])
  const caller = staff.get(who) ?? (await callerOf(api, role, wanted))
  staff.set(who, caller)
  return caller
}
