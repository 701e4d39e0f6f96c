import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import {
  type ChangeDelivery,
  type DeliveryOrder,
  type EditableDeliveries,
  type EditableDelivery,
  type NewDelivery,
  type SaveDeliveryWords,
} from '#domain/deliveries.schema.ts'
import { newId } from '#domain/ids.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { dayText } from '#server/i18n/day-words.ts'
import {
  deleteDelivery,
  findDeliveryRows,
  findMadeDelivery,
  hasRoom,
  holdsBooked,
  isEverOrdered,
  lastPlace,
  saveDelivery,
  saveDeliveryOrder,
  savedRates,
  savedSlots,
  savedWords,
  savedZones,
} from './deliveries.repository.ts'
import { deliveriesView, logged, overbooked } from './delivery-view.ts'

/** Every way of delivery of the shop in its order, offered or not, with its words in all languages. */
export async function getDeliveries(ctx: Ctx): Promise<EditableDeliveries> {
  return deliveriesView(await rowsOf(ctx))
}

/**
 * Makes a way of delivery in one language, once per key; no checkout offers it yet. Refuses with `not_found` for a language that is
 * not there, `too_many_deliveries`, `key_reused`.
 */
export async function makeDelivery(
  ctx: Ctx,
  delivery: NewDelivery,
  key: string,
): Promise<Result<EditableDeliveries>> {
  const { codes } = await rowsOf(ctx)
  if (!codes.includes(delivery.languageCode)) return refused('not_found')
  const making = { scope: 'delivery', key, body: delivery }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeDelivery(ctx.database, stored),
    make: (call) => writeNewDelivery(ctx, delivery, call),
  })
  if (made.ok) return done(await getDeliveries(ctx))
  return made.problem.code === 'too_many' ? refused('too_many_deliveries') : made
}

/** What a new way has until somebody says otherwise: all goods, orders before 14 are ready on the next working day. */
const untilSaid = {
  temperatures: ['ambient', 'chilled', 'frozen'] as const,
  freeFromOre: null,
  cutOffHour: 14,
  leadDays: 1,
  isActive: false,
}

async function writeNewDelivery(
  ctx: Ctx,
  { kind, languageCode: code, name }: NewDelivery,
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const terms = {
    ...untilSaid,
    temperatures: [...untilSaid.temperatures],
    kind,
  }
  const isMade = await saveDelivery(ctx, {
    ...{ id, rev: 0, when: hasRoom(ctx) },
    set: { ...terms, sortOrder: lastPlace(ctx) },
    also: [
      spentKey(ctx.database.build, call, id),
      savedWords({ id, code }, { name, description: '' }),
    ],
    audit: {
      action: 'delivery_made',
      entity: 'delivery',
      entityId: id,
      changes: changesOf('delivery', null, {
        ...terms,
        names: { [code]: name },
      }),
    },
  })
  return isMade ? id : undefined
}

/**
 * Changes the terms of a way of delivery: of these only what is sent. The next checkout has it; what is ordered stays as it was.
 * Refuses with `not_found`, `stale`, and `slot_booked` where a time would hold fewer orders than it has.
 */
export async function changeDelivery(
  ctx: Ctx,
  id: string,
  { rev, rates, zones, slots, ...set }: ChangeDelivery,
): Promise<Result<EditableDeliveries>> {
  const before = await deliveryOf(ctx, id)
  if (!before) return refused('not_found')
  const { date: today } = osloClock(ctx.now())
  const parts = {
    ...(rates && { rates: rates.toSorted((a, b) => a.upToG - b.upToG) }),
    ...(zones && { zones }),
    ...(slots && { slots: slots.toSorted(byTime) }),
  }
  return saved(ctx, before, {
    ...{ rev, set, wanted: slots },
    when: slots && holdsBooked({ id, today, slots }),
    after: { ...before, ...set, ...parts },
    also: [
      ...(rates ? savedRates(id, rates) : []),
      ...(zones ? savedZones(id, zones) : []),
      ...(slots ? savedSlots(id, slots) : []),
    ],
  })
}

/** Saves the words of a way of delivery in a language. Refuses with `not_found` and `stale`. */
export async function saveDeliveryWords(
  ctx: Ctx,
  { id, code }: { id: string; code: string },
  { rev, ...words }: SaveDeliveryWords,
): Promise<Result<EditableDeliveries>> {
  const found = await rowsOf(ctx)
  const before = deliveriesView(found).deliveries.find((each) => each.id === id)
  if (!before || !found.codes.includes(code)) return refused('not_found')
  return saved(ctx, before, {
    ...{ rev, set: {} },
    after: { ...before, words: { ...before.words, [code]: words } },
    also: [savedWords({ id, code }, words)],
  })
}

/** Puts the ways of delivery in an order. Refuses with `stale` where they stand otherwise than was seen; the same order twice is one. */
export async function orderDeliveries(
  ctx: Ctx,
  { ids, seen }: DeliveryOrder,
): Promise<Result<EditableDeliveries>> {
  const before = await getDeliveries(ctx)
  const known = before.deliveries.map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return done(before)
  const isSaved = await saveDeliveryOrder(ctx, {
    ...{ order, seen },
    audit: {
      action: 'deliveries_ordered',
      entity: 'delivery',
      changes: orderChangeOf('delivery', known, order),
    },
  })
  const current = await getDeliveries(ctx)
  const stands = current.deliveries.map(({ id }) => id).join(' ') === order.join(' ')
  return isSaved || stands ? done(current) : refused('stale', { current })
}

/** Removes a way of delivery for good. Refuses with `not_found`, `stale`, and `delivery_used` where an order was placed with it. */
export async function removeDelivery(
  ctx: Ctx,
  id: string,
  rev: number,
): Promise<Result<EditableDeliveries>> {
  const before = await deliveryOf(ctx, id)
  if (!before) return refused('not_found')
  const isRemoved = await deleteDelivery(ctx, {
    ...{ id, rev },
    audit: {
      action: 'delivery_removed',
      entity: 'delivery',
      entityId: id,
      changes: changesOf('delivery', logged(before), null),
    },
  })
  const current = await getDeliveries(ctx)
  if (isRemoved) return done(current)
  const now = current.deliveries.find((each) => each.id === id)
  if (!now) return refused('not_found')
  if (await isEverOrdered(ctx.database, id)) return refused('delivery_used')
  return refused('stale', { current: now })
}

function rowsOf(ctx: Ctx) {
  const { date: today } = osloClock(ctx.now())
  return findDeliveryRows(ctx.database, {
    factoryId: ctx.site.factoryId,
    today,
  })
}

async function deliveryOf(ctx: Ctx, id: string): Promise<EditableDelivery | undefined> {
  return (await getDeliveries(ctx)).deliveries.find((each) => each.id === id)
}

type Save = Parameters<typeof saveDelivery>[1]

interface DeliverySave extends Pick<Save, 'rev' | 'set' | 'when' | 'also'> {
  after: EditableDelivery
  /** The times that were asked for. */
  wanted?: EditableDelivery['slots'] | undefined
}

/** Saves a way of delivery, and answers all of them: also the same call that comes once more. */
async function saved(
  ctx: Ctx,
  before: EditableDelivery,
  { after, wanted, ...save }: DeliverySave,
): Promise<Result<EditableDeliveries>> {
  const { id } = before
  const isSaved = await saveDelivery(ctx, {
    ...save,
    id,
    audit: {
      action: 'delivery_changed',
      entity: 'delivery',
      entityId: id,
      changes: changesOf('delivery', logged(before), logged(after)),
    },
  })
  const rows = await rowsOf(ctx)
  const current = deliveriesView(rows)
  if (isSaved) return done(current)
  const now = current.deliveries.find((each) => each.id === id)
  if (!now) return refused('not_found')
  if (now.rev === save.rev + 1 && isSame(now, after)) return done(current)
  const full = now.rev === save.rev ? overbooked(rows, { id, slots: wanted ?? [] }) : undefined
  if (!full) return refused('stale', { current: now })
  return refused('slot_booked', {
    field: `slots.${full.at}.capacity`,
    values: { day: dayText(ctx.language.code, full.date), taken: full.taken },
  })
}

function isSame(one: EditableDelivery, other: EditableDelivery): boolean {
  return JSON.stringify(logged(one)) === JSON.stringify(logged(other))
}

function byTime(
  one: EditableDelivery['slots'][number],
  other: EditableDelivery['slots'][number],
): number {
  return one.weekday - other.weekday || one.fromMinute - other.fromMinute
}
