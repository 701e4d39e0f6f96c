import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyFolder, findForeign } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'matverk-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the root of the machine, the project and a home are no folder of a site', () => {
  for (const foreign of ['/', '.', tmpdir()]) expect(findForeign(foreign), foreign).toBeDefined()
})

test('what sites make is theirs, also where a start or a reset was broken off, and all of it goes', () => {
  expect(findForeign(folder)).toBeUndefined()
  for (const name of ['in-use.json', 'in-use.json.4711', 'pids.json.1', 'wrangler.log'])
    writeFileSync(join(folder, name), '')
  expect(findForeign(folder)).toBeUndefined()
  mkdirSync(join(folder, 'database'))
  expect(findForeign(folder)).toBeUndefined()
  mkdirSync(join(folder, 'database/dbs'))
  writeFileSync(join(folder, 'database/.version'), '')
  for (const name of ['kv', 'r2', 'cache', 'wrangler']) mkdirSync(join(folder, name))
  expect(findForeign(folder)).toBeUndefined()
  writeFileSync(join(folder, 'mine'), '')
  expect(findForeign(folder)).toBe('mine')
  emptyFolder(folder)
  expect(readdirSync(folder).filter((name) => !name.includes('.json'))).toEqual(['mine'])
})
