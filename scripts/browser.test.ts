import { expect, test } from 'vitest'
import { type BrowserHost, chromiumPath, ensureBrowser } from './browser.ts'

const shell = '/usr/bin/chromium-headless-shell'
const full = '/usr/bin/chromium'

/** A machine with some programs, whose package sources know some packages. */
function hostWith(
  has: string[],
  {
    packages = [],
    mayInstall = true,
    named,
  }: { packages?: string[]; mayInstall?: boolean; named?: string } = {},
): BrowserHost & { installed: string[] } {
  const there = new Set(has)
  const installed: string[] = []
  return {
    named,
    installed,
    mayInstall,
    has: (path) => there.has(path),
    install(name) {
      if (!packages.includes(name)) throw new Error('apt-get install failed')
      installed.push(name)
      there.add(`/usr/bin/${name}`)
    },
  }
}

const debian = { packages: ['chromium', 'chromium-headless-shell'] }

test('where a Chromium with windows is there, the one without is installed beside it and used', () => {
  const host = hostWith([full], debian)
  expect(ensureBrowser(host)).toBe(shell)
  expect(host.installed).toEqual(['chromium-headless-shell'])
  expect(chromiumPath(host)).toBe(shell)
})

test('where nothing is there, the one without windows is installed', () => {
  expect(ensureBrowser(hostWith([], debian))).toBe(shell)
})

test('what is there already is not installed again', () => {
  const host = hostWith([shell, full], debian)
  expect(ensureBrowser(host)).toBe(shell)
  expect(host.installed).toEqual([])
})

test('where nothing may be installed, or there is no such package, the one with windows does', () => {
  expect(ensureBrowser(hostWith([full], { mayInstall: false }))).toBe(full)
  expect(ensureBrowser(hostWith([full], { packages: [] }))).toBe(full)
})

test('where there is none and none may be installed, it is said what to do', () => {
  expect(() => ensureBrowser(hostWith([], { mayInstall: false }))).toThrow(
    'sudo apt-get install chromium-headless-shell',
  )
})

test('one that is named is used, and nothing is installed', () => {
  const named = '/opt/chromium'
  const host = hostWith([named], { ...debian, named })
  expect(ensureBrowser(host)).toBe(named)
  expect(() => ensureBrowser(hostWith([shell, full], { ...debian, named }))).toThrow(named)
  expect(host.installed).toEqual([])
})
