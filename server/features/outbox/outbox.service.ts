import { faultOf } from '#server/platform/database-fault.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { messageIdOf } from '#server/platform/message-id.ts'
import { pauseAfter, tries } from '#domain/mail-pauses.ts'
import type { MessageKind } from './message.queries.ts'
import { changeMessage, listDue, listUnrendered, type MessageRow } from './outbox.repository.ts'

/** A message as it leaves. */
export interface RenderedMail {
  from: { name: string; email: string }
  /** Where an answer goes, if not to who wrote. */
  replyTo?: string
  subject: string
  html: string
  text: string
}

/** Makes the words of a message from what it is about. */
export type MailRenderer<Kind extends MessageKind = MessageKind> = (
  job: JobCtx,
  message: { kind: Kind; entityId: string; about?: string; languageCode: string; secret?: string },
) => Promise<RenderedMail>

export interface Delivery {
  /** Undefined where no mail server is set. */
  mailer: Mailer | undefined
  renderers: { [Kind in MessageKind]: MailRenderer<Kind> }
}

/** When a run takes no further message, however slow the mail server is: the next one goes on. */
const longestMs = 50_000

/**
 * A job: sends what is due, at least once each. A message is rendered the first time it is picked and kept as it was sent.
 * Without a mail server messages are rendered and wait.
 */
export async function deliverDue(job: JobCtx, delivery: Delivery): Promise<void> {
  const { mailer } = delivery
  const messages = mailer
    ? await listDue(job.database, job.now())
    : await listUnrendered(job.database, job.now())
  const until = job.now() + longestMs
  for (const message of messages) {
    if (job.now() > until) return
    const rendered = await renderedOnce(job, delivery, message)
    if (rendered && mailer) await send(job, mailer, rendered)
  }
}

type RenderedRow = MessageRow & { payload: RenderedMail }

async function renderedOnce(
  job: JobCtx,
  { renderers }: Delivery,
  message: MessageRow,
): Promise<RenderedRow | undefined> {
  const { payload } = message
  if (isRendered(payload)) return { ...message, payload }
  try {
    const kind = message.kind as MessageKind
    const render = renderers[kind] as MailRenderer | undefined
    if (!render) throw new Error('nothing renders this kind of message')
    const { secret, ...rest } = payload
    const { about } = rest
    const mail = await render(job, {
      kind,
      entityId: String(payload['entityId']),
      languageCode: message.languageCode,
      ...(typeof about === 'string' ? { about } : {}),
      ...(typeof secret === 'string' ? { secret } : {}),
    })
    const rendered = { ...rest, ...mail, ...(secret === undefined ? {} : { hadSecret: true }) }
    await changeMessage(job.database, message, { payload: rendered })
    return { ...message, payload: rendered }
  } catch (error) {
    await giveBack(job, message, message.attempts + 1, error)
    return undefined
  }
}

async function send(job: JobCtx, mailer: Mailer, message: RenderedRow): Promise<void> {
  const { database, now, log } = job
  const attempts = message.attempts + 1
  const isOurs = await changeMessage(database, message, {
    state: 'sending',
    attempts,
    dueAt: now() + pauseAfter(attempts),
  })
  if (!isOurs) return
  const sending = { ...message, attempts }
  const { from, replyTo, subject, html, text } = message.payload
  try {
    await mailer.send({
      messageId: messageIdOf(job.settings, message.id),
      from,
      ...(replyTo ? { replyTo } : {}),
      to: message.recipient,
      subject,
      html,
      text,
    })
  } catch (error) {
    return giveBack(job, sending, attempts, error)
  }
  await changeMessage(database, sending, {
    state: 'sent',
    sentAt: now(),
    lastError: null,
    ...withoutTraces(message),
  })
  log.info('mail.sent', { message: message.id, kind: message.kind, attempts })
}

/** Back into the queue, or out of it after the last try. The error's name alone is kept: its message may name a person. */
async function giveBack(
  { database, now, log }: JobCtx,
  message: MessageRow,
  attempts: number,
  error: unknown,
): Promise<void> {
  const lastError = error instanceof Error ? error.name : faultOf(error).kind
  const state = attempts >= tries ? 'failed' : 'queued'
  await changeMessage(database, message, {
    state,
    attempts,
    dueAt: now() + pauseAfter(attempts),
    lastError,
    ...(state === 'failed' ? withoutTraces(message) : {}),
  })
  log.warn('mail.unsent', { message: message.id, kind: message.kind, attempts, state, lastError })
}

/** Of a message that will not be tried again nothing stays that opens a door, nor the address of somebody who left. */
function withoutTraces({ kind, payload, recipient }: MessageRow) {
  const { secret, ...rest } = payload
  const hadSecret = secret !== undefined || payload['hadSecret'] === true
  return {
    payload: hadSecret ? { ...rest, html: '', text: '' } : payload,
    recipient: kind === 'A7' ? '' : recipient,
  }
}

function isRendered(payload: Record<string, unknown>): payload is RenderedMail & typeof payload {
  return typeof payload['html'] === 'string' && typeof payload['text'] === 'string'
}
