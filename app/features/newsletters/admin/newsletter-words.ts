import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LetterCheck, NewsletterStatus } from '#domain/newsletters.ts'

export const statusWords = {
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  sending: msg`Being sent now`,
  paused: msg`Paused`,
  sent: msg`Sent`,
  cancelled: msg`Stopped`,
} as const satisfies Record<NewsletterStatus, MessageDescriptor>

export const statusTones = {
  draft: 'warn',
  scheduled: 'news',
  sending: 'news',
  paused: 'bad',
  sent: 'good',
  cancelled: 'none',
} as const satisfies Record<NewsletterStatus, string>

/** What is missing, where a check fails. */
export const failedChecks = {
  subject: msg`Write a subject in the default language.`,
  links: msg`A link or a button leads nowhere.`,
  pictures: msg`A picture is missing.`,
  unsubscribe: msg`The way out is missing.`,
  audience: msg`Nobody would get it.`,
  test: msg`Send yourself a test first.`,
} as const satisfies Record<LetterCheck, MessageDescriptor>

export const heldChecks = {
  subject: msg`Subject in the default language`,
  links: msg`Every link leads somewhere`,
  pictures: msg`Every picture is there`,
  unsubscribe: msg`The way out is in it`,
  audience: msg`Somebody gets it`,
  test: msg`A test was sent`,
} as const satisfies Record<LetterCheck, MessageDescriptor>
