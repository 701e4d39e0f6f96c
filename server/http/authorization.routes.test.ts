import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import { adminRoles, type AdminRole } from '#domain/permissions.ts'
import { api as routes } from '#server/http/api.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

type Caller = 'visitor' | 'customer' | AdminRole
const everyone: readonly Caller[] = ['visitor', 'customer', ...adminRoles]
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const signedIn = everyone.filter((role) => role !== 'visitor')
const editors: readonly Caller[] = ['owner', 'manager', 'editor']
const writers: readonly Caller[] = [...editors, 'translator']

/** Who may call what: written by hand, so that a slip in the permission table is seen here. A route without a row fails. */
const matrix: Record<string, readonly Caller[]> = {
  'POST /api/account/passkeys': signedIn,
  'POST /api/account/passkeys/options': signedIn,
  'DELETE /api/account/passkeys/:id': signedIn,
  'POST /api/account/recovery-codes': signedIn,
  'GET /api/account/security': signedIn,
  'POST /api/account/totp': signedIn,
  'DELETE /api/account/totp': signedIn,
  'POST /api/account/totp/confirm': signedIn,
  'POST /api/auth/passkeys/options': everyone,
  'POST /api/auth/passkeys/sign-in': everyone,
  'POST /api/auth/second-factor': everyone,
  'GET /api/admin': adminRoles,
  'GET /api/admin/media': adminRoles,
  'POST /api/admin/media': editors,
  'GET /api/admin/media/:id': adminRoles,
  'PATCH /api/admin/media/:id': editors,
  'DELETE /api/admin/media/:id': editors,
  'GET /api/admin/media/:id/content': editors,
  'PUT /api/admin/media/:id/content': editors,
  'GET /api/admin/media/:id/usage': adminRoles,
  'GET /api/media/:id/:version/:size': everyone,
  'GET /api/admin/settings/header': ['owner', 'manager', 'viewer'],
  'PUT /api/admin/settings/header': ['owner'],
  'GET /api/admin/settings': ['owner', 'manager', 'viewer'],
  'PUT /api/admin/settings/announcement': ['owner'],
  'PUT /api/admin/settings/company': ['owner'],
  'PUT /api/admin/settings/look': ['owner'],
  'PUT /api/admin/settings/ordering': ['owner'],
  'PUT /api/admin/settings/theme': ['owner'],
  'GET /api/admin/footer': adminRoles,
  'PUT /api/admin/footer/colors': ['owner', 'manager', 'editor'],
  'PUT /api/admin/footer/sections/:section': ['owner', 'manager', 'editor'],
  'PUT /api/admin/footer/titles': ['owner', 'manager', 'editor', 'translator'],
  'GET /api/admin/interface-texts': adminRoles,
  'PUT /api/admin/interface-texts/:key': ['owner', 'manager', 'editor', 'translator'],
  'DELETE /api/admin/interface-texts/:key': ['owner', 'manager', 'editor', 'translator'],
  'GET /api/admin/languages': adminRoles,
  'POST /api/admin/languages': ['owner'],
  'PUT /api/admin/languages/order': ['owner'],
  'PATCH /api/admin/languages/:code': ['owner'],
  'GET /api/admin/menu': adminRoles,
  'PUT /api/admin/menu': ['owner', 'manager', 'editor'],
  'PUT /api/admin/menu/:id/title': ['owner', 'manager', 'editor', 'translator'],
  'GET /api/admin/audit': adminRoles,
  'GET /api/admin/audit/file': adminRoles,
  'GET /api/admin/people': ['owner', 'manager', 'viewer'],
  'POST /api/admin/people/invitations': ['owner'],
  'PATCH /api/admin/people/:id': ['owner'],
  'POST /api/admin/people/:id/remove-factors': ['owner'],
  'POST /api/admin/people/:id/end-sessions': ['owner'],
  'GET /api/admin/today': adminRoles,
  'GET /api/admin/collections/:collection': adminRoles,
  'PUT /api/admin/collections/:collection/order': editors,
  'PUT /api/admin/collections/:collection/items/:item': writers,
  'PATCH /api/admin/collections/:collection/items/:item': editors,
  'POST /api/admin/content/imports': writers,
  'POST /api/admin/content/imports/check': writers,
  'POST /api/admin/interface-texts/imports': writers,
  'POST /api/admin/interface-texts/imports/check': writers,
  'GET /api/admin/content/texts': adminRoles,
  'GET /api/admin/content/texts/:page/:key': adminRoles,
  'PUT /api/admin/content/texts/:page/:key': writers,
  'DELETE /api/admin/content/texts/:page/:key/draft': writers,
  'DELETE /api/admin/content/texts/:page/:key/schedule': editors,
  'POST /api/admin/content/texts/:page/:key/publish-draft': writers,
  'POST /api/admin/content/texts/:page/:key/unpublish': editors,
  'GET /api/admin/content/texts/:page/:key/history': adminRoles,
  'POST /api/admin/content/texts/:page/:key/restore': editors,
  'GET /api/admin/content/pages': adminRoles,
  'POST /api/admin/content/pages': editors,
  'PATCH /api/admin/content/pages/:id': editors,
  'POST /api/admin/content/pages/:id/remove': editors,
  'POST /api/admin/content/pages/:id/restore': editors,
  'PUT /api/admin/content/pages/:id/languages/:code': writers,
  'PUT /api/admin/content/pages/:id/languages/:code/publication': editors,
  'GET /api/admin/content/redirects': adminRoles,
  'POST /api/admin/content/redirects': editors,
  'DELETE /api/admin/content/redirects/:id': editors,
  'GET /api/admin/content/sections/:page': adminRoles,
  'PUT /api/admin/content/sections/:page': editors,
  'GET /api/admin/content/drafts': adminRoles,
  'POST /api/admin/content/drafts/publish': writers,
  'POST /api/admin/content/presence': writers,
  'GET /api/admin/content/previews': adminRoles,
  'POST /api/admin/content/previews': editors,
  'DELETE /api/admin/content/previews/:id': editors,
  'GET /api/admin/content/view': adminRoles,
  'POST /api/admin/content/view': adminRoles,
  'GET /api/account': signedIn,
  'PATCH /api/account': signedIn,
  'GET /api/account/addresses': signedIn,
  'POST /api/account/addresses': signedIn,
  'PATCH /api/account/addresses/:id': signedIn,
  'DELETE /api/account/addresses/:id': signedIn,
  'GET /api/account/consents': signedIn,
  'PUT /api/account/consents': signedIn,
  'POST /api/account/email': signedIn,
  'POST /api/account/erase': signedIn,
  'POST /api/account/erase/proof': signedIn,
  'POST /api/account/export': signedIn,
  'POST /api/account/export/file': signedIn,
  'GET /api/account/lists': signedIn,
  'POST /api/account/lists': signedIn,
  'PATCH /api/account/lists/:id': signedIn,
  'DELETE /api/account/lists/:id': signedIn,
  'POST /api/account/lists/:id/items': signedIn,
  'DELETE /api/account/lists/:id/items/:itemId': signedIn,
  'POST /api/account/lists/:id/to-cart': signedIn,
  'GET /api/account/orders': signedIn,
  'POST /api/account/orders/:token/reorder': signedIn,
  'POST /api/account/password': signedIn,
  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/:id': signedIn,
  'POST /api/account/sessions/end-others': signedIn,
  'POST /api/auth/change-email': signedIn,
  'POST /api/auth/confirm': everyone,
  'POST /api/auth/links': everyone,
  'POST /api/auth/recover': everyone,
  'POST /api/auth/reset': everyone,
  'POST /api/auth/send-again': everyone,
  'POST /api/auth/sign-in': everyone,
  'POST /api/auth/sign-out': signedIn,
  'POST /api/auth/sign-up': everyone,
  'GET /api/cart': everyone,
  'POST /api/cart/lines': everyone,
  'PATCH /api/cart/lines/:id': everyone,
  'DELETE /api/cart/lines/:id': everyone,
  'DELETE /api/cart/lines': everyone,
  'PUT /api/cart/prices': everyone,
  'POST /api/cart/merge': signedIn,
  'GET /api/catalog/categories': everyone,
  'GET /api/catalog/categories/:slug': everyone,
  'GET /api/catalog/featured': everyone,
  'GET /api/catalog/products': everyone,
  'GET /api/catalog/products/:slug': everyone,
  'GET /api/checkout': everyone,
  'GET /api/content/moved': everyone,
  'GET /api/content/pages/:slug': everyone,
  'GET /api/content/pages/:slug/whole': everyone,
  'GET /api/content/slugs/:slug': everyone,
  'GET /api/docs': everyone,
  'GET /api/health': everyone,
  'GET /api/home': everyone,
  'GET /api/openapi.json': everyone,
  'GET /api/orders/:token': everyone,
  'POST /api/orders': everyone,
  'POST /api/orders/:token/cancel': everyone,
  'POST /api/orders/:token/claim': everyone,
  'POST /api/orders/:token/claim/confirm': everyone,
  'GET /api/previews/:secret': everyone,
  'GET /api/robots.txt': everyone,
  'GET /api/search': everyone,
  'GET /api/session': everyone,
  'GET /api/shell': everyone,
  'GET /api/sitemap.xml': everyone,
  'GET /api/words/:factory/:language/:revision/:build': everyone,
}

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
/** What it gives away (where a picture was taken, say) belongs to those who may change it. */
const guardedRead = 'GET /api/admin/media/:id/content'

/** What changes the factory's things: all that only admins may send, and whatever else lies under the panel's address. */
function isPanelWrite(endpoint: string): boolean {
  const [method = '', path = ''] = endpoint.split(' ')
  if (endpoint === guardedRead) return true
  if (endpoint === ownView || safeMethods.has(method)) return false
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
  const caller = await callerOf(api, role, wanted)
  const [method = '', path = ''] = endpoint.split(' ')
  const address = path.replaceAll(/:\w+/gu, 'nobody')
  const response =
    method === 'GET' ? await caller.get(address) : await caller.send(method, address, {})
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body = isJson ? ((await response.json()) as Partial<ErrorBody>) : {}
  return { status: response.status, code: body.code }
}
