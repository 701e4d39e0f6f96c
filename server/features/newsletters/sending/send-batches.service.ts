import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import { pauseAfter, tries } from '#domain/mail-pauses.ts'
import { findSite } from '#server/site/site.service.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { JobCtx } from '#server/http/context.ts'
import { MailRefusal } from '#server/platform/mail-refusal.ts'
import {
  AddressFault,
  bareAddress,
  type MailConnection,
  type Mailer,
  type OutgoingMail,
} from '#server/platform/mailer.ts'
import {
  claimDelivery,
  countTried,
  type DueDelivery,
  type Edition,
  finishSent,
  listDueDeliveries,
  listEditions,
  listSending,
  type Newsletter,
} from './deliveries.repository.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { type Claimed, writeLater, writeSent, writeUnsent } from './outcome.repository.ts'

const minuteMs = 60_000
const perBatch = 50
/** How long a mail is its sender's: one that was in flight when its worker died is tried again after that. */
const leaseMs = 5 * minuteMs
/** When a run takes no further batch: the next one goes on. */
const longestMs = 50_000

interface Sending {
  newsletter: Newsletter
  editions: Map<string, Edition>
  from: OutgoingMail['from']
}

/**
 * A job: sends newsletters in batches of 50, each over one connection, and as many within a minute as the settings allow.
 *
 * Each mail is marked before its own exchange with the mail server and right after it, so that whatever ends a run, a mail comes once. The
 * one exception is the mail in flight: where a worker dies between the server's yes and the mark after it, nobody can know of that yes,
 * and the mail is sent again once its lease is over, under the same Message-ID, by which mail programs tell the two.
 */
export async function sendBatches(
  job: JobCtx,
  { mailer }: { mailer: Mailer | undefined },
): Promise<void> {
  if (!mailer) return
  const { database, now, settings } = job
  const until = now() + longestMs
  for (const newsletter of await listSending(database)) {
    const sending = await sendingOf(job, newsletter)
    for (;;) {
      const room = settings.NEWSLETTER_PER_MINUTE - (await countTried(database, now() - minuteMs))
      if (room <= 0 || now() > until) return
      const due = await listDueDeliveries(database, newsletter.id, {
        ...{ now: now(), most: Math.min(perBatch, room) },
      })
      if (due.length === 0) break
      // The server is away, or the newsletter was stopped: what waits keeps its place.
      if (!(await sendBatch(job, mailer, sending, due))) return
    }
    if (await finishSent(database, newsletter.id, now()))
      job.log.info('newsletter.sent', { newsletter: newsletter.id })
  }
}

async function sendingOf(job: JobCtx, newsletter: Newsletter): Promise<Sending> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) throw new Error('a newsletter is being sent and no factory is there to send it')
  const { from } = await letterheadIn(job, defaultLanguageOf(site))
  // Without an address to send from no mail would leave, and each would count as failed: the newsletter waits for one.
  bareAddress(from.email)
  const editions = await listEditions(job.database, newsletter.id)
  const byLanguage = editions.map((edition) => [edition.languageCode, edition] as const)
  return { newsletter, from, editions: new Map(byLanguage) }
}

/** False where the mail server is not there, or broke off. */
async function sendBatch(
  job: JobCtx,
  mailer: Mailer,
  sending: Sending,
  due: readonly DueDelivery[],
): Promise<boolean> {
  let connection: MailConnection
  try {
    connection = await mailer.open()
  } catch {
    job.log.warn('newsletter.unsent', { newsletter: sending.newsletter.id, waiting: due.length })
    return false
  }
  try {
    for (const delivery of due)
      if (!(await sendOne(job, connection, sending, delivery))) return false
    return true
  } finally {
    await connection.close()
  }
}

/** False where the connection is of no use for the next mail. */
async function sendOne(
  job: JobCtx,
  connection: MailConnection,
  { newsletter, editions, from }: Sending,
  delivery: DueDelivery,
): Promise<boolean> {
  const { database, now, settings } = job
  const { id, languageCode, subscriberId, email, publicToken } = delivery
  if (!(await claimDelivery(database, delivery, { now: now(), leaseMs }))) return true
  const claimed = { id, newsletterId: newsletter.id, attempts: delivery.attempts + 1 }
  const edition = editions.get(languageCode)
  // A claim holds for subscribers alone.
  if (!edition || subscriberId === null || email === null || publicToken === null)
    throw new Error('a mail has no edition or no receiver')
  const mail = { ...claimed, subscriberId }
  try {
    await connection.send(
      newsletterMail(
        settings,
        { from, newsletter, edition },
        { deliveryId: id, email, publicToken },
      ),
    )
  } catch (error) {
    return giveBack(job, mail, error)
  }
  await writeSent(database, mail, now())
  return true
}

async function giveBack(
  { database, now, log }: JobCtx,
  mail: Claimed,
  error: unknown,
): Promise<boolean> {
  const refusal = error instanceof MailRefusal ? error : undefined
  const answer = refusal ? String(refusal.code) : answerOf(error)
  const unsent = unsentState(refusal, { answer, isLast: mail.attempts >= tries })
  log.warn('newsletter.mail_unsent', {
    ...{ delivery: mail.id, attempts: mail.attempts, state: unsent ?? 'queued', answer },
  })
  await (unsent
    ? writeUnsent(database, mail, { state: unsent, answer, now: now() })
    : writeLater(database, mail, {
        ...{ answer, now: now(), dueAt: now() + pauseAfter(mail.attempts) },
      }))
  if (answer === 'address') return true
  return refusal !== undefined && refusal.part !== 'sender' && refusal.code !== 421
}

/** What becomes of a mail that was not taken; undefined for one that is tried again. */
function unsentState(
  refusal: MailRefusal | undefined,
  { answer, isLast }: { answer: string; isLast: boolean },
): 'bounced_soft' | 'bounced_hard' | 'failed' | undefined {
  if (answer === 'address') return 'failed'
  if (refusal?.isNoMailbox) return 'bounced_hard'
  // What the server refuses of this mail for good; a refusal of us as its sender is mended in the settings.
  if (refusal && refusal.code >= 500 && refusal.part !== 'sender') return 'failed'
  if (!isLast) return undefined
  return refusal && refusal.part !== 'sender' ? 'bounced_soft' : 'failed'
}

/** An address that is none never gets as far as the server. */
function answerOf(error: unknown): string {
  return error instanceof AddressFault ? 'address' : 'connection'
}
