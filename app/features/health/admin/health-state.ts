import type { AdminHealth, Unsent } from '#domain/health.schema.ts'

/** A mail leaves within a minute: one that waits for so long without having been tried is stuck. */
const stuckMs = 15 * 60_000

/** How mails of a state are to be looked at: none of them is nothing; those that wait are so once they wait for long. */
export function unsentTone(
  { state, count, since }: Unsent,
  { now }: Pick<AdminHealth, 'now'>,
): 'none' | 'news' | 'warn' | 'bad' {
  if (count === 0) return 'none'
  if (state === 'failed') return 'bad'
  if (state === 'retrying') return 'warn'
  return since !== null && now - since > stuckMs ? 'bad' : 'news'
}

/** True where nothing of it needs anybody. */
export function isWell(health: AdminHealth): boolean {
  const { settings, mails, jobs } = health
  return (
    settings.hasMailServer &&
    mails.unsent.every((row) => ['none', 'news'].includes(unsentTone(row, health))) &&
    jobs.every(({ state }) => state === 'good' || state === 'running')
  )
}
