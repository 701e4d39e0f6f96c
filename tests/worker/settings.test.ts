import { expect, test } from 'vitest'
import { startWorker } from '#scripts/worker.ts'
import { runCommand } from '#tests/support/command.ts'
import { freePort } from '#tests/support/free-port.ts'

test('[U05] a Worker without a database address does not start', async () => {
  const started = startWorker({
    port: await freePort(),
    settings: { PUBLIC_URL: 'http://localhost:3000' },
  })
  await expect(started).rejects.toThrow(/failed to start|failed/u)
})

const allowed = 'a whole number from 1 to 65535'
const wrongPorts = [
  { command: 'start', set: { PORT: 'abc' }, told: `PORT is abc; it is to be ${allowed}.` },
  { command: 'serve', set: { PORT: '0' }, told: `PORT is 0; it is to be ${allowed}.` },
  {
    command: 'dev',
    set: { PORT: '60000' },
    told: 'PORT is 60000; without a DATABASE_PORT it is to be at most 59645, as the database takes the port 5890 above it.',
  },
  {
    command: 'start',
    set: { PORT: '60000', DATABASE_PORT: '65536' },
    told: `DATABASE_PORT is 65536; it is to be ${allowed}.`,
  },
  {
    command: 'serve',
    set: { PORT: '4000', DATABASE_PORT: '4000' },
    told: 'PORT and DATABASE_PORT are both 4000; each is to have its own.',
  },
  { command: 'demo-reset', set: { PORT: '1e3' }, told: `PORT is 1e3; it is to be ${allowed}.` },
  { command: 'mail', set: { MAIL_PORT: '-1' }, told: `MAIL_PORT is -1; it is to be ${allowed}.` },
]

test.each(wrongPorts)(
  '[U05] npm run $command with $set tells in a sentence which setting is wrong',
  async ({ command, set, told }) => {
    const settings = { DATA_DIR: '/dev/null/none', ...set }
    expect(await runCommand(command, [], settings)).toEqual({ code: 1, output: `${told}\n` })
  },
)
