import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stop } from './stop.ts'

/** What sites make in their data folder. The database, which tells that it is one, is removed last. */
const contents = ['wrangler', 'cache', 'kv', 'r2', 'credentials.json', 'kitchens.json', 'database']
/** What may stand there before the database does, with their drafts. */
const notes = /^(?:wrangler\.log|(?:in-use|pids)\.json(?:\.\d+)?)$/u

/** Ends the command with a sentence unless a site made all that is in the folder, if anything is. */
export function requireSitesFolder(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) stop(`DATA_DIR is ${folder}, which is no folder.`)
  const foreign = findForeign(folder)
  if (foreign)
    stop(
      `DATA_DIR is ${folder}, which holds what no site made there (${foreign}). Nothing was removed; choose the folder of a site.`,
    )
}

/** Takes away what sites made in the folder, and nothing else; who works on it stays written there. */
export function emptyFolder(folder: string): void {
  for (const name of ['pids.json', 'wrangler.log', ...contents])
    rmSync(join(folder, name), { recursive: true, force: true })
}

/** The first thing in a folder that no site made. */
export function findForeign(folder: string): string | undefined {
  const names = readdirSync(folder).filter((name) => !notes.test(name))
  const isSites = isDatabase(join(folder, 'database'))
  return names.find((name) => !isSites || !contents.includes(name))
}

/** One that sqld made, or was about to. */
function isDatabase(folder: string): boolean {
  if (!existsSync(folder)) return false
  const names = readdirSync(folder)
  return names.length === 0 || (names.includes('dbs') && names.includes('.version'))
}
