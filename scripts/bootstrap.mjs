// The first step of every command, on whatever Node the machine has: installs what is missing, then hands over to the
// Node of the lockfile, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command, ...rest] = process.argv.slice(2)

installWhatIsMissing()
run(`scripts/${command}.ts`, rest)

function installWhatIsMissing() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies …')
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_engine_strict: 'false' },
  })
  if (npm.status !== 0) {
    console.error('npm install failed. Is the npm registry within reach?')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, fingerprint())
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name)
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function run(script, args) {
  const bin = join(root, 'node_modules/.bin')
  const child = spawn(
    join(bin, 'node'),
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
      },
    },
  )
  // The terminal sends Ctrl C to the child too; waiting for it lets it stop what it started.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
}
