import { spawn } from 'node:child_process'
import { buildIfNeeded } from './build.ts'

interface Step {
  name: string
  command: string
  args: string[]
}

// Everything short of a browser, of the built Worker and of crowds, in two minutes. `npm run check -- lint types` runs those steps
// alone, `npm run check -- --without tests` all others.
const steps: Step[] = [
  // The longest goes first: the others run beside it.
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--project', 'routes', '--reporter', 'dot'],
  },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', 'app', 'server', 'db', 'tests', 'scripts'],
  },
  {
    name: 'types',
    command: 'tsc',
    // What has not changed since the last check is not checked again.
    args: [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/matverk/types.json',
    ],
  },
  { name: 'unused', command: 'knip', args: ['--exclude', 'types'] },
  { name: 'catalogues', command: 'node', args: ['scripts/check-catalogues.ts'] },
  { name: 'migrations', command: 'node', args: ['scripts/check-migrations.ts'] },
  { name: 'budget', command: 'node', args: ['scripts/check-budget.ts'] },
  {
    name: 'deploy',
    command: 'wrangler',
    args: [
      'deploy',
      '--dry-run',
      '--config',
      'dist/server/wrangler.json',
      '--outdir',
      'dist/dry-run',
    ],
  },
]

const isWithout = process.argv[2] === '--without'
const named = process.argv.slice(isWithout ? 3 : 2)
const unknown = named.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) throw new Error(`no such step: ${unknown.join(', ')}`)
const chosen = steps.filter(({ name }) => named.length === 0 || named.includes(name) !== isWithout)
// The build comes first: the types of the routes are made by it.
buildIfNeeded()
const failed: string[] = []
const queue = [...chosen]
await Promise.all([worker(), worker()])
if (failed.length > 0) {
  console.error(`\nNot green: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('\nAll green.')

async function worker(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const startedAt = Date.now()
    const { code, output } = await run(step)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`)
    if (code === 0) continue
    failed.push(step.name)
    console.log(output)
  }
}

function run(step: Step): Promise<{ code: number; output: string }> {
  const child = spawn(step.command, step.args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }),
    )
  })
}
