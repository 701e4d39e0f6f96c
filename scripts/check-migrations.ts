import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

// The schema says nothing that no migration does: generating from it makes no new file.
const copy = mkdtempSync(join(tmpdir(), 'matverk-migrations-'))
cpSync('migrations', copy, { recursive: true })
const before = readdirSync(copy).length
const generated = spawnSync(
  'drizzle-kit',
  [
    'generate',
    ...['--dialect', 'sqlite'],
    ...['--schema', './db/schema/index.ts'],
    ...['--out', relative('.', copy), '--name', 'drift'],
  ],
  { encoding: 'utf8' },
)
const after = readdirSync(copy).length
rmSync(copy, { recursive: true })
if (after !== before)
  throw new Error(
    'The schema has moved on: run `npx drizzle-kit generate --config db/drizzle.config.ts --name <what>`.',
  )
// A schema that does not load makes no file either, and leaves with 0.
if (!generated.stdout.includes('No schema changes'))
  throw new Error(generated.stdout + generated.stderr)
