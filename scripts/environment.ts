import { resolve } from 'node:path'
import { isPortFree } from './port.ts'

/** Where a local site runs: two sites with other values run side by side. */
export interface LocalSite {
  port: number
  databasePort: number
  folder: string
  publicUrl: string
  /** A demo's owner may change things at once; `required` shows what a real site asks of them. */
  adminSecondFactor: string
}

/** From `PORT`, `DATABASE_PORT` (default: the port + 5890) and `DATA_DIR`. */
export function localSite(): LocalSite {
  const port = Number(process.env['PORT'] ?? 3000)
  return {
    port,
    databasePort: Number(process.env['DATABASE_PORT'] ?? port + 5890),
    folder: resolve(process.env['DATA_DIR'] ?? '.data'),
    publicUrl: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    adminSecondFactor: process.env['ADMIN_SECOND_FACTOR'] ?? 'off',
  }
}

/** Stops with a sentence where another program already listens on one of the site's ports. */
export async function requireFreePorts(site: LocalSite): Promise<void> {
  for (const [name, port] of [
    ['PORT', site.port],
    ['DATABASE_PORT', site.databasePort],
  ] as const) {
    if (await isPortFree(port)) continue
    console.error(`Port ${port} is in use. Stop what uses it, or choose another with ${name}.`)
    process.exit(1)
  }
}
