import { buildIfNeeded } from './build.ts'
import { startDatabase } from './database.ts'
import { localSite, requireFreePorts } from './environment.ts'
import { everyMinute, tickOverHttp } from './scheduled.ts'
import { stopSignal } from './stop-signal.ts'
import { startWrangler } from './wrangler.ts'

// The whole site on this machine: database, production build under wrangler, scheduled jobs.
const site = localSite()
await requireFreePorts(site)
buildIfNeeded()
const database = await startDatabase({ folder: site.folder, port: site.databasePort })
const wrangler = await startWrangler(site, database.url)
const ticking = everyMinute(() => tickOverHttp(site.port))
console.log(
  `\n  Matverk is ready: ${site.publicUrl}\n  The data is in ${site.folder}. Ctrl C stops it.\n`,
)
await Promise.race([stopSignal(), wrangler.ended])
ticking.stop()
await wrangler.stop()
await database.stop()
process.exit(0)
