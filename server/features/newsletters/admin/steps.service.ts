import type {
  AdminNewsletter,
  ScheduleNewsletter,
  StepNewsletter,
} from '#domain/admin-newsletters.schema.ts'
import { type NewsletterStatus, newsletterMoves, newsletterTimes } from '#domain/newsletters.ts'
import type { NewsletterStep } from '#domain/newsletters.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { isReady } from './checks.service.ts'
import { newsletterView } from './newsletter-view.ts'
import { findNewsletter, type NewsletterRow, saveNewsletter } from './newsletters.repository.ts'
import { deliveredNow } from './steps.repository.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findNewsletter>>>
type Set = Partial<NewsletterRow>

/**
 * Sets when a draft is sent, once. Refuses `not_found`, `stale`, `newsletter_in_state`, `send_time_early` for a time that is not five
 * minutes off, and `newsletter_unready` while a check fails.
 */
export function scheduleNewsletter(
  ctx: Ctx,
  id: string,
  { rev, sendAt }: ScheduleNewsletter,
): Promise<Result<AdminNewsletter>> {
  return stepped(ctx, { id, rev }, 'schedule', {
    set: { sendAt },
    isDone: ({ newsletter }) => newsletter.sendAt === sendAt,
    problem: async (found) => {
      if (sendAt < ctx.now() + newsletterTimes.aheadMs)
        return { code: 'send_time_early', field: 'sendAt' }
      return (await isReady(ctx, found.newsletter)) ? undefined : { code: 'newsletter_unready' }
    },
  })
}

/** Takes any other step. Refuses `not_found`, `stale` and `newsletter_in_state`. */
export async function moveNewsletter(
  ctx: Ctx,
  id: string,
  { rev, step }: StepNewsletter,
): Promise<Result<AdminNewsletter>> {
  return stepped(ctx, { id, rev }, step, { set: await setOf(ctx, id, step) })
}

async function setOf(ctx: Ctx, id: string, step: StepNewsletter['step']): Promise<Set> {
  switch (step) {
    case 'unschedule':
      return { sendAt: null }
    case 'pause':
      return { pauseReason: 'asked' }
    case 'resume':
      // What bounced before was seen: the share counts from here on.
      return { pauseReason: null, ...(await deliveredNow(ctx.database, id)) }
    case 'cancel':
      return { pauseReason: null, finishedAt: ctx.now() }
  }
}

interface Step {
  set: Set
  /** Whether what was asked beside the status is there. */
  isDone?: (found: Found) => boolean
  problem?: (found: Found) => Promise<Problem | undefined>
}

async function stepped(
  ctx: Ctx,
  at: { id: string; rev: number },
  step: NewsletterStep,
  { set, isDone = () => true, problem }: Step,
): Promise<Result<AdminNewsletter>> {
  const found = await findNewsletter(ctx, at.id)
  if (!found) return refused('not_found')
  const { newsletter } = found
  const { from, to } = newsletterMoves[step]
  // The same call once more: it has been done.
  if (newsletter.rev === at.rev + 1 && newsletter.status === to && isDone(found))
    return done(newsletterView(found))
  const current = newsletterView(found)
  if (newsletter.rev !== at.rev) return refused('stale', { current })
  if (!(from as readonly NewsletterStatus[]).includes(newsletter.status))
    return refused('newsletter_in_state', { current })
  const wrong = await problem?.(found)
  if (wrong) return { ok: false, problem: wrong }
  const isSaved = await saveNewsletter(ctx, {
    ...{ id: at.id, rev: at.rev, set: { ...set, status: to } },
    audit: {
      ...{ action: 'newsletter_moved', entity: 'newsletter', entityId: newsletter.title },
      data: { step },
    },
  })
  // Somebody was faster, with this very call perhaps: what is there now decides.
  if (!isSaved) return stepped(ctx, at, step, { set, isDone, ...(problem && { problem }) })
  return getNow(ctx, at.id)
}

async function getNow(ctx: Ctx, id: string): Promise<Result<AdminNewsletter>> {
  const found = await findNewsletter(ctx, id)
  return found ? done(newsletterView(found)) : refused('not_found')
}
