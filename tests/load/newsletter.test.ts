import { expect, test } from 'vitest'
import { sendBatches } from '#server/features/newsletters/sending/send-batches.service.ts'
import { startDue } from '#server/features/newsletters/sending/start-due.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import { useApi } from '#tests/support/api.ts'
import { crowd } from '#tests/support/crowd.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { newslettersIn, readersOf } from '#tests/support/newsletters.ts'

const readers = Number(
  process.env['NEWSLETTER_SUBSCRIBERS'] ?? crowd({ small: 300, whole: 10_000 }),
)
const api = useApi()
const { newsletter, subscribe, states } = newslettersIn(() => api.database)

test('[N01] a crowd in three languages gets the newsletter once each, through two workers that die', async () => {
  await subscribe(readersOf(readers))
  await newsletter({ subject: { nb: 'Ost', en: 'Cheese', ar: 'جبن' } })
  const mailer = mailServer()
  let now = Date.now()
  const job = (): JobCtx => {
    const made = jobAt(api, now)
    return { ...made, settings: { ...made.settings, NEWSLETTER_PER_MINUTE: 99_999 } }
  }
  await startDue(job())
  const used = process.cpuUsage()
  // One dies before a mail is marked as taken, one before it is sent at all.
  for (const writes of [Math.floor(readers / 3) * 2, Math.floor(readers / 3) * 2 - 1]) {
    await expect(sendBatches(dyingAfter(job(), writes), { mailer })).rejects.toThrow('died')
    now += 6 * 60_000
  }
  while ((await states()) !== `sent ${readers}`) {
    await sendBatches(job(), { mailer })
    now += 6 * 60_000
  }
  const { user, system } = process.cpuUsage(used)
  const byReader = new Set(mailer.taken.map(({ to }) => to))
  const byName = new Set(mailer.taken.map(({ messageId }) => messageId))
  expect([byReader.size, byName.size]).toEqual([readers, readers])
  // The mail in flight of each worker may come twice, under one Message-ID; every other came once.
  const twice = mailer.taken.length - readers
  expect(twice).toBeLessThanOrEqual(2)
  const subjects = mailer.taken.map(({ subject }) => subject)
  for (const subject of ['Ost', 'Cheese', 'جبن'])
    expect(subjects.filter((each) => each === subject).length).toBeGreaterThanOrEqual(
      Math.floor(readers / 3),
    )
  process.stdout.write(
    `${readers} mails, ${twice} twice, ${((user + system) / 1000 / readers).toFixed(2)} ms of processor time each without the mail server’s\n`,
  )
})

/** A job whose worker dies at its n-th write. */
function dyingAfter(job: JobCtx, writes: number): JobCtx {
  let count = 0
  return {
    ...job,
    database: {
      ...job.database,
      write: async (statements) => {
        count += 1
        if (count >= writes) throw new Error('the worker died')
        return job.database.write(statements)
      },
    },
  }
}
