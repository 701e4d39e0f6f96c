import { appConfig } from '#config'
import { newId } from '#domain/ids.ts'
import type { HeaderSettings } from '#domain/header.schema.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './site.ts'

const owners = new WeakMap<Site, Person>()

/** Saves another layout as the site's owner does: the very next page has it. */
export async function chooseHeader(site: Site, headerMenuStyle: string): Promise<void> {
  const owner = owners.get(site) ?? (await newPerson(site.database, { role: 'owner' }))
  owners.set(site, owner)
  const address = `${site.url}/api/admin/settings/header`
  const headers = {
    cookie: `${appConfig.sessionCookie}=${owner.secret}`,
    origin: site.url,
    'content-type': 'application/json',
    'idempotency-key': newId(),
  }
  const settings = (await (await fetch(address, { headers })).json()) as HeaderSettings
  const body = JSON.stringify({ ...settings, headerMenuStyle })
  const saved = await fetch(address, { method: 'PUT', headers, body })
  if (!saved.ok) throw new Error(`the header was not saved: ${await saved.text()}`)
}
