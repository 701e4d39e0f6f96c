import { createClient } from '@libsql/client/http'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startSqld } from '#scripts/sqld.ts'
import { newId } from '#domain/ids.ts'
import { runCommand } from '#tests/support/command.ts'
import { freePort } from '#tests/support/free-port.ts'
import { commandOf, isAlive } from '#tests/support/processes.ts'
import { endAfterwards, newFolder, pidsIn, run } from '#tests/support/running.ts'

endAfterwards()

const folder = newFolder()

/** A command on the folder that is told other ports than the site that runs there. */
async function onFolder(command: string, args: string[] = [], at = folder) {
  const [port, databasePort] = [await freePort(), await freePort()]
  const settings = { PORT: String(port), DATABASE_PORT: String(databasePort), DATA_DIR: at }
  return runCommand(command, args, settings)
}

/** The databases that run on the folder. */
function databasesOn(at: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => isAlive(pid) && commandOf(pid).includes(join(at, 'database')))
}

const passwords = () => readFileSync(join(folder, 'credentials.json'), 'utf8')

beforeAll(() => onFolder('demo-reset'))

test('a folder that a site runs on is neither emptied nor taken by a second one, whatever its ports', async () => {
  const site = await run('serve', folder)
  const [before, databases] = [passwords(), databasesOn(folder)]
  const refused = `${folder} is in use by the site on ${site.url} (process ${site.pid}). Stop it first (Ctrl C), or choose another folder with DATA_DIR.\n`
  for (const command of ['demo-reset', 'serve', 'start', 'dev'])
    expect(await onFolder(command), command).toEqual({ code: 1, output: refused })
  expect(passwords()).toBe(before)
  expect(databasesOn(folder)).toEqual(databases)
  expect((await fetch(`${site.url}/nb/products`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('an admin is made in the database of the site that runs on the folder, whatever its ports', async () => {
  const site = await run('serve', folder)
  const databases = databasesOn(folder)
  const args = ['--email', 'astrid@example.no', '--name', 'Astrid Eide']
  expect(await onFolder('admin-create', args)).toMatchObject({ code: 0 })
  expect(databasesOn(folder)).toEqual(databases)
  await site.stop()
})

async function withDatabase(use: (client: ReturnType<typeof createClient>) => Promise<unknown>) {
  const sqld = await startSqld({ folder: join(folder, 'database'), port: await freePort() })
  const client = createClient({ url: sqld.url })
  await use(client)
  client.close()
  await sqld.stop()
}

test('[O05] npm run mail lists what is in the outbox and shows it, with the site and without', async () => {
  const id = newId()
  const payload = { subject: 'Din <ordre>', html: '<p>Takk', text: 'Takk https://example.no/a' }
  await withDatabase((client) =>
    client.execute({
      sql: `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, due_at, created_at)
        select ?, id, 'order_confirmation', ?, 'nb', 'kari@example.no', ?, 'sent', 1, 1 from factories`,
      args: [id, id, JSON.stringify(payload)],
    }),
  )
  const site = await run('serve', folder)
  const databases = databasesOn(folder)
  for (const isSiteThere of [true, false]) {
    if (!isSiteThere) await site.stop()
    const mail = await run('mail', folder)
    const list = await (await fetch(mail.mailUrl)).text()
    expect(list).toContain('kari@example.no')
    expect(list).toContain(`<a href="/${id}"><bdi>Din &lt;ordre&gt;</bdi></a>`)
    const message = await (await fetch(`${mail.mailUrl}/${id}`)).text()
    expect(message).toContain('<a href="https://example.no/a">https://example.no/a</a>')
    expect((await fetch(`${mail.mailUrl}/${newId()}`)).status).toBe(404)
    if (isSiteThere) expect(databasesOn(folder)).toEqual(databases)
    expect(await mail.pressCtrlC()).toBe(0)
    if (!isSiteThere) expect(databasesOn(folder)).toEqual([])
  }
})

test('npm run mail tells where there is no site yet', async () => {
  const empty = newFolder()
  const output = `There is no site in ${empty} yet. Run npm start once.\n`
  expect(await onFolder('mail', [], empty)).toEqual({ code: 1, output })
  expect(readdirSync(empty)).toEqual([])
})

test('demo:reset touches no folder that holds what no site made', async () => {
  const withNotes = newFolder()
  writeFileSync(join(withNotes, 'notes.txt'), 'mine')
  mkdirSync(join(withNotes, 'database'))
  const withCache = newFolder()
  mkdirSync(join(withCache, 'cache'))
  const withAnother = newFolder()
  mkdirSync(join(withAnother, 'database/pictures'), { recursive: true })
  for (const [at, name] of [
    [withNotes, 'notes.txt'],
    [withCache, 'cache'],
    [withAnother, 'database'],
  ] as const) {
    const before = readdirSync(at, { recursive: true })
    const output = `DATA_DIR is ${at}, which holds what no site made there (${name}). Nothing was removed; choose the folder of a site.\n`
    expect(await onFolder('demo-reset', [], at)).toEqual({ code: 1, output })
    expect(readdirSync(at, { recursive: true })).toEqual(before)
  }
  const file = join(withNotes, 'notes.txt')
  const output = `DATA_DIR is ${file}, which is no folder.\n`
  expect(await onFolder('demo-reset', [], file)).toEqual({ code: 1, output })
})

test('what a process that is gone wrote about the folder holds nobody up, even where another has its number', async () => {
  const [gone, reused] = [2 ** 22 + 1, process.pid].map((pid) => ({ pid, since: 'long ago' }))
  for (const text of [
    '{"by":"the si',
    JSON.stringify({ by: 'x', databaseUrl: '', process: gone, database: reused }),
    JSON.stringify({ by: 'x', databaseUrl: '', process: reused }),
  ]) {
    writeFileSync(join(folder, 'in-use.json'), text)
    const before = passwords()
    expect(await onFolder('demo-reset')).toMatchObject({ code: 0 })
    expect(passwords()).not.toBe(before)
    expect(readdirSync(folder).toSorted()).toEqual([
      'credentials.json',
      'database',
      'kitchens.json',
      // The store with the pictures of the media library.
      'wrangler',
    ])
  }
})

test('a database that outlived its site is named by the next command on its folder', async () => {
  const site = await run('serve', folder)
  const { worker } = pidsIn(folder)
  process.kill(site.pid, 'SIGKILL')
  await site.ended()
  for (const pid of worker.filter(isAlive)) process.kill(pid, 'SIGKILL')
  const [left] = databasesOn(folder)
  const output = `The database of the site on ${site.url} still runs on ${folder} (process ${left}), though that was broken off. End it first: kill ${left}\n`
  expect(await onFolder('demo-reset')).toEqual({ code: 1, output })
  process.kill(left ?? 0, 'SIGTERM')
  await expect.poll(() => databasesOn(folder)).toEqual([])
  expect(await onFolder('demo-reset')).toMatchObject({ code: 0 })
})
