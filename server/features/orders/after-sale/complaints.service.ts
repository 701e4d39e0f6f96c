import { keyHolder, ownerOf } from '#domain/cart-owner.ts'
import { canComplain, mostComplaintPictures } from '#domain/after-sale.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { judgedFile, storeFile } from '#server/features/media/stored-file.service.ts'
import { findReadable, getOrder } from '#server/features/orders/orders.service.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { statusText } from '#server/i18n/order-words.ts'
import { type ComplaintRow, findAfterSale } from './after-sale.repository.ts'
import { findWrittenComplaint, writeComplaint, writePicture } from './complaints.repository.ts'

const hourMs = 3_600_000
/** Of one network: an office that complains about a whole delivery, and no machine. */
const complaintsPerHour = 20
const picturesPerHour = 60

/** Who calls from where, and with which key. */
export interface ComplaintCall {
  network: string
  key: string
}

/**
 * Takes a complaint about an order's goods, once per key, and confirms it by mail. `not_found` for who may not read the order in full, `illegal_transition` with the state while nothing has been sent,
 * `too_many_complaints`, `too_many_tries`, `key_reused`.
 */
export async function complain(
  ctx: Ctx,
  { token, text }: { token: string; text: string },
  { network, key }: ComplaintCall,
): Promise<Result<{ id: string; order: OrderView }>> {
  const found = await findReadable(ctx, token)
  const owner = ownerOf(ctx.actor)
  if (!found || !owner) return refused('not_found')
  const { order } = found
  if (!canComplain(order.status)) {
    const state = statusText(await translatorFor(ctx), order.status)
    return refused('illegal_transition', { values: { state } })
  }
  const who = ['complaint', ctx.site.factoryId, network]
  const making = {
    ...{ scope: 'complaint', key, body: { id: order.id, text } },
    holder: keyHolder(owner),
  }
  let limited: Result<never> | undefined
  const made = await makeOnce(ctx, making, {
    find: (stored) => findWrittenComplaint(ctx, stored),
    make: async (call) => {
      // What is sent again is no new try.
      limited = await refusedTry(ctx, [{ who, most: complaintsPerHour, windowMs: hourMs }])
      return limited ? undefined : writeComplaint(ctx, { order, text }, call)
    },
  })
  if (!made.ok && limited) return limited
  if (!made.ok) return made.problem.code === 'too_many' ? tooMany(ctx) : made
  ctx.log.info('order.complained', { order: order.id })
  const view = await getOrder(ctx, token)
  return view.ok ? done({ id: made.value, order: view.value }) : view
}

export interface ComplaintPlace {
  token: string
  complaint: string
}

/** An open complaint of an order that the caller may read in full, with room for a picture; `not_found`, `illegal_transition`, `too_many_pictures`. */
export async function findOpenComplaint(
  ctx: Ctx,
  place: ComplaintPlace,
): Promise<Result<{ found: FoundOrder; complaint: ComplaintRow }>> {
  const at = await findComplaint(ctx, place)
  if (!at) return refused('not_found')
  if (at.complaint.status !== 'open') {
    const state = statusText(await translatorFor(ctx), at.found.order.status)
    return refused('illegal_transition', { values: { state } })
  }
  const isFull = at.complaint.pictures.length >= mostComplaintPictures
  return isFull ? fullOfPictures() : done(at)
}

/**
 * Keeps a picture of an open complaint, without what its camera wrote into it; the same picture again is there already. Refuses as
 * `findOpenComplaint` does, as any picture that cannot be read, and `too_many_tries`.
 */
export async function addPicture(
  ctx: Ctx,
  place: ComplaintPlace,
  { bytes, network }: { bytes: Uint8Array<ArrayBuffer>; network: string },
): Promise<Result<OrderView>> {
  const at = await findComplaint(ctx, place)
  if (!at) return refused('not_found')
  const who = ['complaint', 'picture', ctx.site.factoryId, network]
  const limited = await refusedTry(ctx, [{ who, most: picturesPerHour, windowMs: hourMs }])
  if (limited) return limited
  // Of a picture it counts what it is, not what it is called.
  const judged = await judgedFile('picture.jpg', bytes)
  if (!judged.ok) return judged
  if (judged.value.kind !== 'picture') return refused('picture_unreadable')
  const { contentHash } = judged.value
  if (at.complaint.pictures.some((picture) => picture.contentHash === contentHash))
    return getOrder(ctx, place.token)
  const open = await findOpenComplaint(ctx, place)
  if (!open.ok) return open
  const stored = await storeFile(ctx, judged.value)
  if (!stored.ok) return stored
  const isWritten = await writePicture(ctx, place.complaint, stored.value)
  // What lies in the store without a row is left to the cleaning job.
  return isWritten ? getOrder(ctx, place.token) : whyUnwritten(ctx, place, contentHash)
}

async function whyUnwritten(ctx: Ctx, place: ComplaintPlace, contentHash: string) {
  const at = await findComplaint(ctx, place)
  if (at?.complaint.pictures.some((picture) => picture.contentHash === contentHash))
    return getOrder(ctx, place.token)
  const open = await findOpenComplaint(ctx, place)
  return open.ok ? refused('busy') : open
}

/** A complaint of an order that the caller may read in full. */
export async function findComplaint(ctx: Ctx, { token, complaint: id }: ComplaintPlace) {
  const [found, { complaints }] = await Promise.all([
    findReadable(ctx, token),
    findAfterSale(ctx.database, { factoryId: ctx.site.factoryId, token }),
  ])
  const complaint = complaints.find((each) => each.id === id)
  return found && complaint ? { found, complaint } : undefined
}

function fullOfPictures() {
  return refused('too_many_pictures', {
    values: { max: mostComplaintPictures },
  })
}

function tooMany({ site: { company } }: Ctx) {
  const contact = isolated(company.phoneText ?? company.email ?? company.name)
  return refused('too_many_complaints', { values: { contact } })
}
