import { appConfig } from '#config'
import type { KitchenFeed, Kitchens } from '#domain/kitchen.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { callerOf } from './people.ts'

/** Somebody who may manage kitchens, and a screen that was paired by a code of theirs. */
export async function pairedScreen(
  api: TestApi,
  { restaurant = 'kvernhuset', name = 'Pass', language = 'en' } = {},
) {
  const manager = await kitchenManagerOf(api, restaurant)
  const restaurantId = await restaurantIdOf(api, restaurant)
  const screen = api.visitor({ language })
  const code = await codeFor(manager, { restaurantId, name })
  const answer = await screen.send('POST', '/api/kitchen/devices', { code })
  const { pairedWith } = (await answer.json()) as Kitchens
  if (pairedWith !== restaurantId) throw new Error('the screen was not paired')
  return { manager, screen, restaurantId, address: `/api/kitchen/${restaurantId}` }
}

export async function restaurantIdOf(api: TestApi, slug: string): Promise<string> {
  const { rows } = await api.database.execute({
    sql: 'select id from restaurants where slug = ?',
    args: [slug],
  })
  return String(rows[0]?.['id'])
}

export async function codeFor(
  manager: Visitor,
  { restaurantId, name }: { restaurantId: string; name: string },
): Promise<string> {
  const made = await manager.send('POST', `/api/admin/kitchens/${restaurantId}/codes`, { name })
  return ((await made.json()) as { code: string }).code
}

/** The board as a screen reads it, from a revision on. */
export async function feedOf(screen: Visitor, address: string, since = 0): Promise<KitchenFeed> {
  const answer = await screen.get(`${address}/feed?since=${since}`)
  if (!answer.ok) throw new Error(`the feed answers ${answer.status}`)
  return (await answer.json()) as KitchenFeed
}

/** What a screen does, with an id of its own unless one is given. */
export function acted(screen: Visitor, address: string, action: Record<string, unknown>) {
  return screen.send('POST', `${address}/actions`, {
    clientEventId: crypto.randomUUID(),
    ...action,
  })
}

/** The cookie by which a screen is known. */
export const screenCookie = appConfig.kitchenCookie

/** Somebody who manages these kitchens, by the slugs of their restaurants, and no other. */
export async function kitchenManagerOf(api: TestApi, ...restaurants: string[]) {
  const manager = await callerOf(api, 'kitchen_manager')
  for (const slug of restaurants)
    await api.database.execute({
      sql: `insert into restaurant_managers (restaurant_id, user_id) select id, ? from restaurants where slug = ?`,
      args: [manager.person?.id ?? '', slug],
    })
  return manager
}
