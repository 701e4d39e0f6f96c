import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file so that a reader sees what it was or all of what it is now. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
