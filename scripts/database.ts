import { type Client, createClient } from '@libsql/client/http'
import { migrateDatabase } from '#db/migrate.ts'
import { fillDemo, isFilled } from '#db/seed/fill.ts'
import { type Credentials, demoCredentials } from './credentials.ts'
import { demoKitchens, type KitchenSignIn } from './kitchen-credentials.ts'
import { type LocalDatabase, type Paces, superviseSqld } from './supervisor.ts'

export interface DemoDatabase extends LocalDatabase {
  /** What the demo's people sign in with. */
  credentials: Credentials
  /** What the screens of its kitchens are opened with. */
  kitchens: KitchenSignIn[]
  /** Whether the demo has just been filled in. */
  isNew: boolean
}

/** The database of a data folder: started, watched, migrated, and filled with the demo and its people the first time. */
export async function startDatabase(options: {
  folder: string
  port: number
  /** Receives each process that works for it, also those that take another's place. */
  spawned?: (pid: number) => void
  paces?: Paces
}): Promise<DemoDatabase> {
  const sqld = await superviseSqld({ ...options, folder: `${options.folder}/database` })
  const signIns = await withClient(sqld.url, async (client) => {
    await migrateDatabase(client)
    const isNew = !(await isFilled(client))
    if (isNew) await fillDemo(client)
    const credentials = await demoCredentials(client, options.folder)
    return { credentials, kitchens: await demoKitchens(client, options.folder), isNew }
  })
  return { ...sqld, ...signIns }
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url })
  try {
    return await use(client)
  } finally {
    client.close()
  }
}
