import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { browserStorage } from '#app/platform/browser/storage.ts'
import type { Board } from './board.ts'
import type { QueuedAction } from './kitchen-state.ts'

interface KitchenDatabase extends DBSchema {
  boards: { key: string; value: Board }
  /** In the order in which they were done: keys count up. */
  actions: { key: number; value: { restaurantId: string; queued: QueuedAction } }
}

/** What a screen remembers while there is no network, and after a reload without one. */
export interface KitchenMemory {
  read: () => Promise<{ board: Board | undefined; queue: QueuedAction[] }>
  keepBoard: (board: Board) => Promise<void>
  /** Keeps what waits, behind what waits already; what is kept by its id is kept as it is now. */
  keepAction: (queued: QueuedAction) => Promise<void>
  forgetAction: (clientEventId: string) => Promise<void>
  /** Forgets all of this kitchen, and that this browser is its screen. */
  forget: () => Promise<void>
}

/** The name under which a browser keeps which kitchen it is a screen of. */
export const screenKey = 'kitchen-screen'

/** The memory of a kitchen in the browser's database. A browser that keeps nothing remembers nothing: the board goes on without. */
export function kitchenMemory(restaurantId: string, languageCode: string): KitchenMemory {
  // A board is in the words of one language; what was done is in none.
  const boardKey = `${restaurantId} ${languageCode}`
  const opened = openedDatabase()
  return {
    read: async () => {
      const database = await opened
      const board = await database?.get('boards', boardKey)
      const actions = (await database?.getAll('actions')) ?? []
      const own = actions.filter((action) => action.restaurantId === restaurantId)
      return { board, queue: own.map(({ queued }) => queued) }
    },
    keepBoard: async (board) => void (await (await opened)?.put('boards', board, boardKey)),
    keepAction: async (queued) => {
      const database = await opened
      if (!database) return
      const { store, done } = database.transaction('actions', 'readwrite')
      await store.put({ restaurantId, queued }, await keyOf(store, queued.action.clientEventId))
      await done
    },
    forgetAction: async (clientEventId) => {
      const database = await opened
      if (!database) return
      const { store, done } = database.transaction('actions', 'readwrite')
      const key = await keyOf(store, clientEventId)
      if (key !== undefined) await store.delete(key)
      await done
    },
    forget: () => {
      browserStorage.forget(screenKey)
      return forgetKitchens((id) => id === restaurantId)
    },
  }
}

/** Forgets the boards of kitchens, and what waits there, that a browser may not open any more. */
export async function forgetKitchens(isGone: (restaurantId: string) => boolean): Promise<void> {
  const database = await openedDatabase()
  if (!database) return
  const writing = database.transaction(['boards', 'actions'], 'readwrite')
  const boards = writing.objectStore('boards')
  for (const key of await boards.getAllKeys()) {
    const [restaurantId = ''] = key.split(' ')
    if (isGone(restaurantId)) await boards.delete(key)
  }
  const actions = writing.objectStore('actions')
  for (let at = await actions.openCursor(); at; at = await at.continue())
    if (isGone(at.value.restaurantId)) await at.delete()
  await writing.done
  database.close()
}

function openedDatabase() {
  return openDB<KitchenDatabase>('kitchen', 2, {
    upgrade: (database, before, _now, writing) => {
      if (before === 0) {
        database.createObjectStore('boards')
        database.createObjectStore('actions', { autoIncrement: true })
      }
      // A board of the first version knows no stations: it is asked for anew, and what waits stays.
      if (before === 1) void writing.objectStore('boards').clear()
    },
  }).catch(() => undefined)
}

type Actions = IDBPObjectStore<KitchenDatabase, ['actions'], 'actions', 'readwrite'>

/** Where an action is kept: only it is touched, since what waits in other windows stands beside it. */
async function keyOf(actions: Actions, clientEventId: string): Promise<number | undefined> {
  for (let at = await actions.openCursor(); at; at = await at.continue())
    if (at.value.queued.action.clientEventId === clientEventId) return at.key
  return undefined
}
