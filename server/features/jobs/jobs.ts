import type { JobName } from '#domain/jobs.ts'
import { draftLanguages } from '#server/features/ai/draft-languages.service.ts'
import { settleUses } from '#server/features/ai/settle-uses.service.ts'
import { cleanAccounts } from '#server/features/privacy/clean-accounts.ts'
import { cleanImports } from '#server/features/imports/clean-imports.ts'
import { continueImports } from '#server/features/imports/continue-imports.service.ts'
import { cleanCarts } from '#server/features/cart/clean-carts.ts'
import { cleanCatalogues } from '#server/features/catalogues/clean-catalogues.ts'
import { cleanMedia } from '#server/features/media/clean-media.ts'
import { cleanMessages } from '#server/features/outbox/clean-messages.ts'
import { cleanPreviews } from '#server/features/content/clean-previews.ts'
import { cleanConversations } from '#server/features/conversations/clean-conversations.ts'
import { publishDuePages } from '#server/features/content/pages/scheduled-pages.service.ts'
import { dropUnanswered } from '#server/features/orders/fulfilment/drop-unanswered.service.ts'
import { moveTickets } from '#server/features/restaurants/kitchen/kitchen-clock.service.ts'
import { settleDue } from '#server/features/payments/settle-due.service.ts'
import { releaseUnapproved } from '#server/features/orders/release-unapproved.service.ts'
import { sendBatches } from '#server/features/newsletters/sending/send-batches.service.ts'
import { startDue } from '#server/features/newsletters/sending/start-due.service.ts'
import { cleanQuotes } from '#server/features/quotes/clean-quotes.ts'
import { followOffers } from '#server/features/quotes/offers-due.service.ts'
import { cleanDrafts } from '#server/features/sellers/applications/clean-drafts.ts'
import { cleanSubscribers } from '#server/features/newsletters/subscriptions/clean-subscribers.ts'
import { cleanGuests } from '#server/features/restaurants/orders/clean-guests.ts'
import { publishDue } from '#server/features/content/scheduled-texts.service.ts'
import { turnShown } from '#server/features/shell/turns.service.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { JobCtx } from '#server/http/context.ts'
import { smtpMailer } from '#server/platform/mailer.ts'
import { withLease } from './lease.repository.ts'
import { mailRenderers } from './mail-renderers.ts'

interface Job {
  name: JobName
  leaseMs: number
  run: (job: JobCtx) => Promise<void>
}

const minuteMs = 60_000

/** What runs each minute. Each job may run twice without harm, and at most once at a time. */
const jobs: readonly Job[] = [
  {
    name: 'outbox',
    leaseMs: 5 * minuteMs,
    run: (job) => deliverDue(job, { mailer: smtpMailer(job.settings), renderers: mailRenderers }),
  },
  { name: 'settle-payments', leaseMs: 5 * minuteMs, run: settleDue },
  { name: 'release-unapproved', leaseMs: 5 * minuteMs, run: releaseUnapproved },
  { name: 'drop-unanswered', leaseMs: 5 * minuteMs, run: dropUnanswered },
  { name: 'follow-offers', leaseMs: 5 * minuteMs, run: followOffers },
  { name: 'move-tickets', leaseMs: 5 * minuteMs, run: moveTickets },
  { name: 'publish-texts', leaseMs: 5 * minuteMs, run: publishDue },
  { name: 'turn-shown', leaseMs: 5 * minuteMs, run: turnShown },
  { name: 'publish-pages', leaseMs: 5 * minuteMs, run: publishDuePages },
  { name: 'start-newsletters', leaseMs: 5 * minuteMs, run: startDue },
  {
    name: 'send-newsletters',
    leaseMs: 5 * minuteMs,
    run: (job) => sendBatches(job, { mailer: smtpMailer(job.settings) }),
  },
  { name: 'continue-imports', leaseMs: 5 * minuteMs, run: continueImports },
  { name: 'settle-ai-uses', leaseMs: 5 * minuteMs, run: settleUses },
  { name: 'draft-language', leaseMs: 5 * minuteMs, run: draftLanguages },
  { name: 'clean-imports', leaseMs: 5 * minuteMs, run: cleanImports },
  { name: 'clean-carts', leaseMs: 5 * minuteMs, run: cleanCarts },
  { name: 'clean-quotes', leaseMs: 5 * minuteMs, run: cleanQuotes },
  { name: 'clean-drafts', leaseMs: 5 * minuteMs, run: cleanDrafts },
  { name: 'clean-conversations', leaseMs: 5 * minuteMs, run: cleanConversations },
  { name: 'clean-guests', leaseMs: 5 * minuteMs, run: cleanGuests },
  { name: 'clean-subscribers', leaseMs: 5 * minuteMs, run: cleanSubscribers },
  { name: 'clean-accounts', leaseMs: 5 * minuteMs, run: cleanAccounts },
  { name: 'clean-previews', leaseMs: 5 * minuteMs, run: cleanPreviews },
  { name: 'clean-catalogues', leaseMs: 5 * minuteMs, run: cleanCatalogues },
  { name: 'clean-media', leaseMs: 5 * minuteMs, run: cleanMedia },
  { name: 'clean-messages', leaseMs: 5 * minuteMs, run: cleanMessages },
]

/** Runs every job that is not running elsewhere. One that fails is logged and does not stop the others. */
export async function runJobs(job: JobCtx): Promise<void> {
  for (const { name, leaseMs, run } of jobs) {
    try {
      await withLease(job, { name, leaseMs }, () => run(job))
    } catch (error) {
      job.log.error('job.failed', { job: name, fault: faultOf(error).kind })
    }
  }
}
