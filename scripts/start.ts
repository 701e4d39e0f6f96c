import { buildIfNeeded } from './build.ts'
import { signInText } from './credentials.ts'
import { startDatabase } from './database.ts'
import { addDemoLibrary } from './demo-library.ts'
import { claimPlace, localSite } from './environment.ts'
import { everyMinute, tickOverHttp } from './scheduled.ts'
import { kitchenText } from './kitchen-credentials.ts'
import { stopSignal } from './stop-signal.ts'
import { stop } from './stop.ts'
import { startWrangler } from './wrangler.ts'

// The whole site on this machine: database, production build under wrangler, scheduled jobs.
const site = localSite()
const { noteDatabase } = await claimPlace(site)
buildIfNeeded()
const database = await startDatabase({
  folder: site.folder,
  port: site.databasePort,
  spawned: noteDatabase,
})
// Before wrangler, which keeps the store for itself.
if (database.isNew) await addDemoLibrary(database.url, site.folder)
const wrangler = await startWrangler(site, database.url)
const ticking = everyMinute(() => tickOverHttp(site.port))
console.log(`
  Matverk is ready: ${site.publicUrl}

${signInText(site.publicUrl, database.credentials)}

${kitchenText(site.publicUrl, database.kitchens)}

  The data is in ${site.folder}, these passwords in its credentials.json, the PINs in its kitchens.json. Ctrl C stops it.
`)
const end = await Promise.race([stopSignal(), wrangler.ended])
ticking.stop()
await wrangler.stop()
await database.stop()
if (end) stop(`The server ended by itself, with ${end}; see ${site.folder}/wrangler.log.`)
process.exit(0)
