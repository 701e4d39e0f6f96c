import {
  type Address,
  type Addresses,
  type ChangeAddress,
  mostAddresses,
  type NewAddress,
} from '#domain/address.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import {
  deleteAddress,
  findMadeAddress,
  insertAddress,
  listAddresses,
  updateAddress,
} from './addresses.repository.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { personOf } from '#server/session/person.ts'

/** The caller's addresses, the default first, and how many there may be. */
export async function getAddresses(ctx: Ctx): Promise<Addresses> {
  const addresses = await listAddresses(ctx.database, personOf(ctx).userId)
  return { addresses, most: mostAddresses }
}

/** Adds an address, once per key; the first one is the default. Refusals: too_many, key_reused. */
export async function addAddress(
  ctx: Ctx,
  address: NewAddress,
  key: string,
): Promise<Result<Address>> {
  const { userId } = personOf(ctx)
  const made = await makeOnce(
    ctx,
    { scope: 'address', key, body: address },
    {
      find: (stored) => findMadeAddress(ctx.database, stored),
      make: (call) => insertAddress(ctx, userId, { address, call }),
    },
  )
  return made.ok ? findAddress(ctx, made.value) : made
}

/** Changes one of the caller's addresses. `not_found` for any other, `stale` where it was changed since it was read. */
export async function changeAddress(
  ctx: Ctx,
  id: string,
  change: ChangeAddress,
): Promise<Result<Address>> {
  const isChanged = await updateAddress(ctx, { userId: personOf(ctx).userId, id }, change)
  const found = await findAddress(ctx, id)
  return found.ok && !isChanged ? refused('stale') : found
}

/** Removes one of the caller's addresses; `not_found` for any other. */
export async function removeAddress(ctx: Ctx, id: string): Promise<Result<object>> {
  const isGone = await deleteAddress(ctx.database, { userId: personOf(ctx).userId, id })
  return isGone ? done({}) : refused('not_found')
}

async function findAddress(ctx: Ctx, id: string): Promise<Result<Address>> {
  const address = (await listAddresses(ctx.database, personOf(ctx).userId)).find(
    (each) => each.id === id,
  )
  return address ? done(address) : refused('not_found')
}
