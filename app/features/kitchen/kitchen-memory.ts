import { type DBSchema, openDB } from 'idb'
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
  keepQueue: (queue: readonly QueuedAction[]) => Promise<void>
}

/** The memory of a kitchen in the browser's database. A browser that keeps nothing remembers nothing: the board goes on without. */
export function kitchenMemory(restaurantId: string, languageCode: string): KitchenMemory {
  // A board is in the words of one language; what was done is in none.
  const boardKey = `${restaurantId} ${languageCode}`
  const opened = openDB<KitchenDatabase>('kitchen', 2, {
    upgrade: (database, before, _now, writing) => {
      if (before === 0) {
        database.createObjectStore('boards')
        database.createObjectStore('actions', { autoIncrement: true })
      }
      // A board of the first version knows no stations: it is asked for anew, and what waits stays.
      if (before === 1) void writing.objectStore('boards').clear()
    },
  }).catch(() => undefined)
  return {
    read: async () => {
      const database = await opened
      const board = await database?.get('boards', boardKey)
      const actions = (await database?.getAll('actions')) ?? []
      const own = actions.filter((action) => action.restaurantId === restaurantId)
      return { board, queue: own.map(({ queued }) => queued) }
    },
    keepBoard: async (board) => void (await (await opened)?.put('boards', board, boardKey)),
    keepQueue: async (queue) => {
      const database = await opened
      if (!database) return
      const writing = database.transaction('actions', 'readwrite')
      await writing.store.clear()
      for (const queued of queue) await writing.store.add({ restaurantId, queued })
      await writing.done
    },
  }
}
