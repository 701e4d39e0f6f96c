import { existsSync, rmSync } from 'node:fs'
import { signInText } from './credentials.ts'
import { startDatabase } from './database.ts'
import { localSite } from './environment.ts'
import { requireFreePort } from './port.ts'

// Empties the data folder and fills it with the demo again. Refuses while a site runs on it.
const site = localSite()
await requireFreePort('DATABASE_PORT', site.databasePort)
if (existsSync(site.folder)) rmSync(site.folder, { recursive: true })
const database = await startDatabase({ folder: site.folder, port: site.databasePort })
await database.stop()
console.log(`The demo is as new, in ${site.folder}.\n`)
console.log(signInText(site.publicUrl, database.credentials))
process.exit(0)
