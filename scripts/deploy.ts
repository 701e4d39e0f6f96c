import { spawnSync } from 'node:child_process'
import { buildIfNeeded } from './build.ts'

// Builds for production and sends it to Cloudflare; what follows `--` goes to wrangler.
buildIfNeeded()
const sent = spawnSync(
  'wrangler',
  ['deploy', '--config', 'dist/server/wrangler.json', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exit(sent.status ?? 1)
