import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Debian's Chromium, installed where it is missing and we may; else a message that says what to do. */
export function ensureBrowser(): void {
  if (existsSync(chromium)) return
  if (process.env['CHROMIUM_PATH'] || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `The browser tests need Chromium at ${chromium}. Install it (Debian: sudo apt-get install chromium) or name another one in CHROMIUM_PATH.`,
    )
  console.log('Installing Chromium …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
}

function apt(...args: string[]): void {
  const done = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`apt-get ${args[0] ?? ''} failed`)
}
