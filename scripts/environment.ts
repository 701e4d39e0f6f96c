import { resolve } from 'node:path'
import { claimFolder } from './folder-claim.ts'
import { highestPort, portSetting, requireFreePort } from './port.ts'
import { stop } from './stop.ts'

/** Where a local site runs: two sites with other values run side by side. */
export interface LocalSite {
  port: number
  databasePort: number
  folder: string
  publicUrl: string
  /** A demo's owner may change things at once; `required` shows what a real site asks of them. */
  adminSecondFactor: string
}

/** How far above the site's port its database listens, unless `DATABASE_PORT` says where. */
const databaseOffset = 5890

/** From `PORT`, `DATABASE_PORT` (default: the port + 5890) and `DATA_DIR`. */
export function localSite(): LocalSite {
  const port = portSetting('PORT', 3000)
  return {
    port,
    databasePort: databasePortBeside(port),
    folder: resolve(process.env['DATA_DIR'] || '.data'),
    publicUrl: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    adminSecondFactor: process.env['ADMIN_SECOND_FACTOR'] ?? 'off',
  }
}

/** Keeps the site's folder and looks at its ports; stops with a sentence where another program has one of them. */
export async function claimPlace(site: LocalSite): Promise<ReturnType<typeof claimFolder>> {
  const by = `the site on ${site.publicUrl}`
  const claim = claimFolder(site.folder, { by, databasePort: site.databasePort })
  await requireFreePort('PORT', site.port)
  await requireFreePort('DATABASE_PORT', site.databasePort)
  return claim
}

function databasePortBeside(port: number): number {
  if (!process.env['DATABASE_PORT'] && port + databaseOffset > highestPort)
    stop(
      `PORT is ${port}; without a DATABASE_PORT it is to be at most ${highestPort - databaseOffset}, as the database takes the port ${databaseOffset} above it.`,
    )
  const databasePort = portSetting('DATABASE_PORT', port + databaseOffset)
  if (databasePort === port)
    stop(`PORT and DATABASE_PORT are both ${port}; each is to have its own.`)
  return databasePort
}
