import { newPerson } from './people.ts'
import type { Site } from './site.ts'

/** Somebody else of this role, who calls the API under /api/admin meanwhile. */
export async function anotherAdmin(site: Site, role: 'owner' | 'editor') {
  const { secret } = await newPerson(site.database, { role })
  return async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${site.url}/api/admin${path}`, {
      method,
      headers: {
        cookie: `__Host-session=${secret}`,
        origin: site.url,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
}
