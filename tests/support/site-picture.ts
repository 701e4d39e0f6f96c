import { appConfig } from '#config'
import type { MediaItem } from '#domain/media.schema.ts'
import { uploadOf } from './media.ts'
import { newPerson } from './people.ts'
import { pictureOf } from './pictures.ts'
import type { Site } from './site.ts'

/** A picture that an editor has put into the library of a site; another one for each width. */
export async function pictureOn(site: Site, name: string, width = 900): Promise<MediaItem> {
  const { secret } = await newPerson(site.database, { role: 'editor' })
  const { headers, body } = uploadOf(name, await pictureOf('png', { width, height: 800 }))
  const answer = await fetch(`${site.url}/api/admin/media`, {
    method: 'POST',
    headers: { cookie: `${appConfig.sessionCookie}=${secret}`, origin: site.url, ...headers },
    body,
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as MediaItem
}
