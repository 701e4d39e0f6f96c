/** What runs each minute, in this order: a new job is a name here, a row in `jobs.ts` and its words on the page of health. */
export const jobNames = [
  'outbox',
  'settle-payments',
  'release-unapproved',
  'drop-unanswered',
  'follow-offers',
  'move-tickets',
  'publish-texts',
  'turn-shown',
  'publish-pages',
  'continue-imports',
  'start-newsletters',
  'send-newsletters',
  'settle-ai-uses',
  'draft-language',
  'clean-imports',
  'clean-carts',
  'clean-quotes',
  'clean-drafts',
  'clean-conversations',
  'clean-guests',
  'clean-accounts',
  'clean-subscribers',
  'clean-previews',
  'clean-catalogues',
  'clean-media',
  'clean-messages',
] as const
export type JobName = (typeof jobNames)[number]

/** How a job stands: it has never run, it runs now, its last run went well or ended in a fault, or it should have run long ago. */
export const jobStates = ['never', 'running', 'good', 'failing', 'late'] as const
export type JobState = (typeof jobStates)[number]

/** How long after its last start a job that runs each minute is late: a run of the others before it may take some minutes. */
export const jobLateMs = 10 * 60_000

interface JobRun {
  startedAt: number
  finishedAt: number | null
  fault: string
}

/**
 * How a job stands at a time, by its last run.
 * @example jobState({ startedAt: 0, finishedAt: 5, fault: 'timeout' }, 60_000) // 'failing'
 */
export function jobState(run: JobRun | undefined, now: number): JobState {
  if (!run) return 'never'
  if (now - run.startedAt > jobLateMs) return 'late'
  if (run.finishedAt === null) return 'running'
  return run.fault === '' ? 'good' : 'failing'
}
