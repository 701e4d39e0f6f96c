import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** Where Debian keeps them: one engine, and without windows there is less beside the page that takes the machine's time. */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const withWindows = '/usr/bin/chromium'

/** The Chromium that the tests use: the one that is named, else the one that is there or is to be installed. */
export function chromiumPath(): string {
  const known =
    existsSync(withoutWindows) || !existsSync(withWindows) ? withoutWindows : withWindows
  return process.env['CHROMIUM_PATH'] ?? known
}

/** The one that people have, for what is measured: without windows it fetches pictures that are far below, too. */
export function measuredChromiumPath(): string {
  return process.env['CHROMIUM_PATH'] ?? withWindows
}

/** Debian's Chromium, installed where it is missing and we may; else a message that says what to do. */
export function ensureBrowser(path = chromiumPath()): void {
  if (existsSync(path)) return
  if (process.env['CHROMIUM_PATH'] || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `The browser tests need Chromium at ${path}. Install it (Debian: sudo apt-get install ${basename(path)}) or name another one in CHROMIUM_PATH.`,
    )
  console.log('Installing Chromium …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', basename(path))
}

function apt(...args: string[]): void {
  const done = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`apt-get ${args[0] ?? ''} failed`)
}
