import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobName, JobState } from '#domain/jobs.ts'

/** What each job does. */
export const jobWords: Record<JobName, MessageDescriptor> = {
  outbox: msg`Sends mails`,
  'settle-payments': msg`Asks providers about payments, and draws or releases money`,
  'release-unapproved': msg`Cancels orders on invoice that nobody approved in time`,
  'drop-unanswered': msg`Takes missing goods off orders whose buyers did not answer`,
  'follow-offers': msg`Reminds of offers and ends those that are over`,
  'move-tickets': msg`Moves the tickets of the kitchens on`,
  'publish-texts': msg`Publishes texts at their time`,
  'turn-shown': msg`Shows and hides menu entries and notices at their time`,
  'publish-pages': msg`Publishes pages at their time`,
  'continue-imports': msg`Goes on with imports whose browser was closed`,
  'start-newsletters': msg`Begins newsletters at their time`,
  'send-newsletters': msg`Sends newsletters in batches`,
  'settle-ai-uses': msg`Gives credits of lost AI calls back`,
  'draft-language': msg`Drafts the missing texts of a language by AI`,
  'clean-imports': msg`Clears up old imports`,
  'clean-carts': msg`Clears up forgotten carts`,
  'clean-quotes': msg`Clears up old quotes`,
  'clean-drafts': msg`Clears up applications of sellers that nobody sent`,
  'clean-conversations': msg`Clears up old messages`,
  'clean-guests': msg`Forgets guests of the restaurants`,
  'clean-accounts': msg`Clears up sessions, links and accounts that nobody confirmed`,
  'clean-subscribers': msg`Forgets addresses that nobody confirmed`,
  'clean-previews': msg`Clears up links to previews`,
  'clean-catalogues': msg`Clears up catalogs that nobody opens`,
  'clean-media': msg`Clears up files that were removed`,
  'clean-messages': msg`Forgets mails after a year`,
}

export const jobStateWords: Record<JobState, { label: MessageDescriptor; tone: string }> = {
  never: { label: msg`Not yet run`, tone: 'none' },
  running: { label: msg`Runs now`, tone: 'news' },
  good: { label: msg`Works`, tone: 'good' },
  failing: { label: msg`Fails`, tone: 'bad' },
  late: { label: msg`Has not run for long`, tone: 'bad' },
}

const otherFault = msg`A fault of ours: look for “job.failed” in the log`

const faultWords: Partial<Record<string, MessageDescriptor>> = {
  busy: msg`The database was busy`,
  timeout: msg`It took too long`,
  unreachable: msg`The database did not answer`,
  unwritable: msg`The database took nothing`,
  ended: msg`Its server stopped in the middle`,
}

/** What ended the last run of a job, by the kind of its fault. */
export function faultText(fault: string): MessageDescriptor {
  return faultWords[fault] ?? otherFault
}
