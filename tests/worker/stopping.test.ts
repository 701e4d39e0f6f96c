import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive, membersOf } from '#tests/support/processes.ts'
import { begin, endAfterwards, newFolder, run } from '#tests/support/running.ts'

endAfterwards()

/** As npm's scripts call the commands. */
const through = (command: string) => ['scripts/bootstrap.mjs', command]

/** The process of the command's group that was started as this; a signal to none would go to the tests' own group. */
function memberOf(group: number, words: string): number {
  const member = membersOf(group).find(({ command }) => command.includes(words))
  if (!member) throw new Error(`no ${words} runs`)
  return member.pid
}

const commandsOf = (group: number) =>
  membersOf(group)
    .map(({ command }) => command)
    .join('\n')

test.each(['start', 'serve'] as const)(
  'Ctrl C stops all that npm run %s started, and is no failure',
  async (command) => {
    const folder = newFolder()
    const site = await run(command, folder, through(command))
    expect((await fetch(`${site.url}/nb`)).status).toBe(200)
    // In no order: the numbers of processes begin anew at their end.
    for (const part of [/\bsqld\b/u, /\bworkerd\b/u]) expect(commandsOf(site.pid)).toMatch(part)
    expect(await site.pressCtrlC()).toBe(0)
    await expect.poll(() => commandsOf(site.pid)).toBe('')
    expect(existsSync(join(folder, 'in-use.json'))).toBe(false)
  },
)

test('a second Ctrl C while it stops breaks nothing off', async () => {
  const site = await run('start', newFolder(), through('start'))
  const [database, server] = [memberOf(site.pid, 'sqld'), memberOf(site.pid, 'wrangler-dist')]
  // It waits for a database that does not end when it is asked to.
  process.kill(database, 'SIGSTOP')
  const ended = site.pressCtrlC()
  await expect.poll(() => isAlive(server)).toBe(false)
  const again = site.pressCtrlC()
  expect([await ended, await again], site.output()).toEqual([0, 0])
  await expect.poll(() => commandsOf(site.pid)).toBe('')
})

test('Ctrl C leaves nothing of a site that is not ready yet', async () => {
  const folder = newFolder()
  const site = await begin(folder, through('start'))
  await expect.poll(() => commandsOf(site.pid)).toContain('sqld')
  expect(await site.pressCtrlC()).toBe(130)
  await expect.poll(() => commandsOf(site.pid)).toBe('')
  expect(existsSync(join(folder, 'in-use.json'))).toBe(false)
})

test('npm start whose server ends by itself tells so and fails', async () => {
  const folder = newFolder()
  const site = await run('start', folder, through('start'))
  process.kill(memberOf(site.pid, 'wrangler-dist'), 'SIGTERM')
  expect(await site.ended()).toBe(1)
  expect(site.output()).toContain(
    `The server ended by itself, with code 143; see ${join(folder, 'wrangler.log')}.\n`,
  )
  await expect.poll(() => commandsOf(site.pid)).toBe('')
})
