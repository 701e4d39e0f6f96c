import { newSecret, sha256Hex } from '#domain/ids.ts'
import { mergeGuestCart } from '#server/features/cart/merge.service.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { listBrowsers, rememberedBrowser } from './known-browsers.repository.ts'
import type { Person } from './people.queries.ts'
import { newSession } from '#server/session/session.service.ts'
import { endedSession } from '#server/session/session.repository.ts'

export interface Opening {
  hasSecondFactor: boolean
  /** Browser and system in two words. */
  device: string
  /** What the browser's cookie holds; undefined where nobody has signed in from it. */
  browserSecret: string | undefined
  /** What must happen with it or not at all, such as spending a mailed secret: first in the batch. */
  first?: readonly Statement[]
}

/** What the browser keeps from now on, see `keepOpened` in browser.ts. */
export interface OpenedSession {
  secret: string
  maxAgeS: number
  /** True for somebody who works here. */
  isStaff: boolean
  mergedItems: number
  browserSecret: string
  /** The language that the person reads, where the site speaks it. */
  languageCode: string | undefined
}

/**
 * Opens a session and ends the one that the browser had, in one batch with whatever let the person in; then takes their guest
 * cart along. A browser that they never signed in from is reported to them by mail, but for the first one of all.
 */
export async function openSession(
  ctx: Ctx,
  person: Person,
  { hasSecondFactor, device, browserSecret = newSecret(), first = [] }: Opening,
): Promise<OpenedSession> {
  const { database, now } = ctx
  const browserHash = await sha256Hex(browserSecret)
  const session = await newSession(database, {
    userId: person.id,
    isAdmin: person.adminRole !== null,
    hasSecondFactor,
    device,
    now: now(),
  })
  const known = await listBrowsers(database, person.id)
  const isNewDevice = known.length > 0 && !known.includes(browserHash)
  await database.write([
    ...first,
    ...(ctx.actor.sessionId ? [endedSession(database.build, ctx.actor.sessionId)] : []),
    session.statement,
    rememberedBrowser(database.build, { userId: person.id, browserHash, lastSeenAt: now() }),
    auditedBy(actingAs(ctx, person), { action: 'sign_in', entity: 'session' }),
    ...(isNewDevice ? [newDeviceMessage(ctx, person, session.id)] : []),
  ])
  const mergedItems = await mergedCart(ctx, person.id)
  const languageCode = ctx.site.languages.find(({ code }) => code === person.languageCode)?.code
  const { secret, maxAgeS } = session
  const isStaff = person.adminRole !== null
  return { secret, maxAgeS, isStaff, mergedItems, browserSecret, languageCode }
}

/** The request as the person's own from here on: what the audit log names. */
function actingAs(ctx: Ctx, { id, adminRole }: Person): Ctx {
  const { device } = ctx.actor
  return { ...ctx, actor: { role: adminRole ?? 'customer', userId: id, ...(device && { device }) } }
}

/** A4 is about the session: its row tells when, and from which device. */
function newDeviceMessage(ctx: Ctx, person: Person, sessionId: string): Statement {
  return queuedMessage({
    factoryId: ctx.site.factoryId,
    kind: 'A4',
    entityId: sessionId,
    userId: person.id,
    languageCode: person.languageCode,
    recipient: person.email,
    at: ctx.now(),
  })
}

/** Somebody who signed in is signed in, whatever becomes of the cart: a merge that failed leaves the guest's as it was. */
async function mergedCart(ctx: Ctx, userId: string): Promise<number> {
  try {
    return (await mergeGuestCart(ctx, { userId })).mergedItems
  } catch (error) {
    ctx.log.error('cart.merge_failed', { fault: faultOf(error).kind })
    return 0
  }
}
