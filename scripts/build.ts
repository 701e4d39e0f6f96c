import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprintOf } from './fingerprint.ts'

/** What a build is made of: as long as none of it changes, neither does the build. */
export const buildSources = [
  'app',
  'server',
  'db/schema',
  'public',
  'app.config.ts',
  'vite.config.ts',
  'lingui.config.ts',
  'scripts/icon-sprite.ts',
  'scripts/map-data.ts',
  'scripts/map-outline.ts',
  'scripts/map-places.ts',
  'scripts/pdf-modules.ts',
  'scripts/swipe-threshold.ts',
  'scripts/server-purify.ts',
  'scripts/trusted-leaflet.ts',
  'scripts/whole-entry.ts',
  'wrangler.toml',
  'package-lock.json',
]
const stamp = 'dist/.sources'

/** Builds for production unless the last build was of the very same sources. */
export function buildIfNeeded(): void {
  const wanted = fingerprintOf(buildSources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building …')
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    // A test runner's own NODE_ENV would make a development build.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error('the build failed')
  writeFileSync(stamp, wanted)
}
