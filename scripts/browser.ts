import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** Where Debian keeps them: one engine, and without windows there is less beside the page that takes the machine's time. */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const withWindows = '/usr/bin/chromium'

/** What is asked of the machine about its browsers, and done to it. */
export interface BrowserHost {
  /** Where the one is that somebody has named. */
  named: string | undefined
  has: (path: string) => boolean
  /** False where programs cannot be installed from here. */
  mayInstall: boolean
  /** Throws where there is no such package. */
  install: (packageName: string) => void
}

/** The Chromium that the tests use: the one that is named, else the one that is there or is to be installed. */
export function chromiumPath({ named, has }: BrowserHost = thisHost): string {
  return named ?? (has(withoutWindows) || !has(withWindows) ? withoutWindows : withWindows)
}

/** The one that people have, for what is measured: without windows it fetches pictures that are far below, too. */
export function measuredChromiumPath(): string {
  return thisHost.named ?? withWindows
}

/**
 * Sees to the browser of the tests, and answers its path. Where that is allowed, the one without windows is installed beside the
 * other, too, which takes a quarter more of the processor; without that the other one does. Throws where there is none.
 */
export function ensureBrowser(host: BrowserHost = thisHost): string {
  try {
    ensureChromium(host.named ?? withoutWindows, host)
  } catch (error) {
    if (!host.has(chromiumPath(host))) throw error
  }
  return chromiumPath(host)
}

/** Debian's Chromium, installed where it is missing and we may; else a message that says what to do. */
export function ensureChromium(path: string, host: BrowserHost = thisHost): void {
  if (host.has(path)) return
  if (host.named || !host.mayInstall)
    throw new Error(
      `The browser tests need Chromium at ${path}. Install it (Debian: sudo apt-get install ${basename(path)}) or name another one in CHROMIUM_PATH.`,
    )
  console.log('Installing Chromium …')
  host.install(basename(path))
}

const thisHost: BrowserHost = {
  named: process.env['CHROMIUM_PATH'],
  has: existsSync,
  mayInstall: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install(packageName) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', packageName)
  },
}

function apt(...args: string[]): void {
  const done = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`apt-get ${args[0] ?? ''} failed`)
}
