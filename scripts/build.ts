import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'app',
  'server',
  'public',
  'app.config.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
]
const stamp = 'dist/.sources'

/** Builds for production unless the last build was of the very same sources. */
export function buildIfNeeded(): void {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building …')
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the build failed')
  writeFileSync(stamp, wanted)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .filter((name) => name !== 'routeTree.gen.ts' && !name.endsWith('.test.ts'))
    .flatMap((name) => filesIn(join(path, name)))
}
