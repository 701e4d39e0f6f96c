import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const generated = new Set([
  'routeTree.gen.ts',
  'icons.gen.svg',
  'chosen-icons.gen.svg',
  'outline.gen.json',
  'places.gen.json',
])

/** A hash over the files at these paths: equal as long as none of them changes. Tests are left out. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesIn(path)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => !generated.has(name) && !/\.test\.tsx?$/u.test(name))
    .flatMap((name) => filesIn(join(path, name)))
}
