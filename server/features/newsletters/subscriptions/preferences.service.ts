import { choicesPerHour, consentVersion, type LeavingWay } from '#domain/newsletters.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Choice, Subscriptions } from '#domain/subscriptions.schema.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { DocumentFile } from '#server/http/document-answer.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { networkProof } from './ask.service.ts'
import { noteLeftBy } from './leave.repository.ts'
import { leaveLists } from './leave.service.ts'
import { listTitle } from './list-words.service.ts'
import { findLists } from './lists.repository.ts'
import { writeChoice, writeDeleted } from './preferences.repository.ts'
import { findSubscriber, type Subscriber } from './subscribers.repository.ts'
import { findSubscriberData } from './subscribers-data.queries.ts'

const hourMs = 3_600_000

/** What a link of a mail opens: its receiver's lists and what is known of them. `not_found` for every other link. */
export async function getPreferences(ctx: Ctx, token: string): Promise<Result<Subscriptions>> {
  const found = await subscriberOf(ctx, token)
  return found ? done(await subscriptionsView(ctx, found)) : refused('not_found')
}

/**
 * Saves which lists somebody wants, and in which language; saved twice it is saved once. `newsletterId` is the mail whose link they came by.
 * Refuses `not_found`, `invalid_input` and `too_many_tries`.
 */
export async function savePreferences(
  ctx: Ctx,
  token: string,
  said: Pick<Chosen, 'choice' | 'network' | 'newsletterId'>,
): Promise<Result<Subscriptions>> {
  const found = await subscriberOf(ctx, token)
  if (!found) return refused('not_found')
  const saved = await saveChoice(ctx, found, { ...said, how: 'preferences' })
  return saved.ok ? getPreferences(ctx, token) : saved
}

interface Chosen {
  choice: Choice
  network: string
  how: LeavingWay
  newsletterId?: string | undefined
}

/** The same for a subscriber that is known, however they came in. */
export async function saveChoice(
  ctx: Ctx,
  { row, subscriptions }: Subscriber,
  { choice, network, how, newsletterId }: Chosen,
): Promise<Result<object>> {
  const { languageCode } = choice
  if (!ctx.site.languages.some(({ code }) => code === languageCode))
    return refused('invalid_input', { field: 'languageCode' })
  const { lists } = await findLists(ctx.database, scopeOf(ctx))
  const wanted = new Set(choice.lists)
  const isHeld = (id: string) =>
    subscriptions.some((each) => each.listId === id && isConfirmed(each))
  // An address that must get nothing joins nothing; a closed list keeps who is on it.
  const mayJoin = row.status === 'enabled'
  const joined = lists.filter(
    ({ id, key, isOpen }) => mayJoin && isOpen && wanted.has(key) && !isHeld(id),
  )
  const left = lists.filter(({ id, key }) => !wanted.has(key) && isHeld(id))
  const isLeavingAll =
    joined.length === 0 && !lists.some(({ id, key }) => wanted.has(key) && isHeld(id))
  // Nobody is kept from leaving, however often they have joined.
  const isLeaving = joined.length === 0 && (isLeavingAll || left.length > 0)
  const limits = isLeaving ? [] : limitsOf(row.id)
  const written = {
    ...{ subscriberId: row.id, languageCode, how, now: ctx.now(), consentVersion },
    consentLanguage: ctx.language.code,
    ipHash: await networkProof(network, row.id),
    joined: joined.map(({ id }) => id),
    left: isLeavingAll ? [] : left.map(({ id }) => id),
  }
  try {
    if (isLeavingAll) await leaveLists(ctx, row.id, how)
    await writeChoice(ctx.database, written, limits)
  } catch (error) {
    if (!isOverLimit(faultOf(error))) throw error
    return refusedWithin(ctx, 'too_many_tries', limits)
  }
  if (left.length > 0) await noteLeftBy(ctx.database, { subscriberId: row.id, newsletterId })
  return done({})
}

function limitsOf(subscriberId: string): Limit[] {
  return [{ who: ['newsletter-choice', subscriberId], most: choicesPerHour, windowMs: hourMs }]
}

/** Takes the receiver of a link off all lists; `newsletterId` is the mail that they left by. */
export async function leaveByToken(
  ctx: Ctx,
  token: string,
  { how, newsletterId }: { how: LeavingWay; newsletterId?: string | undefined },
): Promise<Result<object>> {
  const found = await subscriberOf(ctx, token)
  if (!found) return refused('not_found')
  await leaveLists(ctx, found.row.id, how)
  // Who had left before did not leave by this mail.
  if (found.subscriptions.some(isConfirmed))
    await noteLeftBy(ctx.database, { subscriberId: found.row.id, newsletterId })
  ctx.log.info('newsletter.left', { subscriber: found.row.id, how })
  return done({})
}

/** Forgets the receiver of a link. An address that must never get a mail again stays known as that, and as nothing else. */
export async function deleteByToken(ctx: Ctx, token: string): Promise<Result<object>> {
  const found = await subscriberOf(ctx, token)
  // Deleted twice is deleted once; a link that was never any answers the same, and so tells nothing.
  if (found) await writeDeleted(ctx.database, found.row.id)
  return done({})
}

/** All that is known of the receiver of a link, as a file. */
export async function exportByToken(ctx: Ctx, token: string): Promise<Result<DocumentFile>> {
  const found = await subscriberOf(ctx, token)
  if (!found) return refused('not_found')
  const data = await findSubscriberData(ctx.database, found.row.id)
  return done({
    name: 'newsletter.json',
    mediaType: 'application/json; charset=utf-8',
    bytes: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`),
  })
}

/** A subscriber's lists in words, with those that they may join. */
export async function subscriptionsView(
  ctx: Ctx,
  { row, subscriptions }: Subscriber,
): Promise<Subscriptions> {
  const { lists, texts } = await findLists(ctx.database, scopeOf(ctx))
  const i18n = await translatorFor(ctx)
  const held = subscriptions.filter(isConfirmed)
  // The time of one that has ended is kept as its proof; it is no longer what somebody has confirmed.
  const confirmed = held.flatMap(({ confirmedAt }) => confirmedAt ?? [])
  return {
    email: row.email,
    languageCode: row.languageCode,
    since: row.createdAt,
    confirmedAt: confirmed.length > 0 ? Math.min(...confirmed) : null,
    consentVersion: held[0]?.consentVersion ?? null,
    lists: lists.flatMap((list) => {
      const isOn = held.some(({ listId }) => listId === list.id)
      if (!isOn && !list.isOpen) return []
      const { key } = list
      return {
        ...{ key, isOn, title: listTitle(i18n, texts, list) },
        text: texts[`list.${key}.text`]?.value ?? '',
      }
    }),
  }
}

function isConfirmed({ status }: Subscriber['subscriptions'][number]): boolean {
  return status === 'confirmed'
}

function subscriberOf(ctx: Ctx, token: string): Promise<Subscriber | undefined> {
  return findSubscriber(ctx.database, ctx.site.factoryId, { token })
}
