import { sha256Hex, storedKey } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from './context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Call } from './once.queries.ts'
import { personOf } from '#server/session/person.ts'

/** A call's own key and what it carries. */
export interface Making {
  scope: string
  key: string
  body: unknown
  /** Who calls; the person who is signed in unless told otherwise. */
  holder?: string
}

interface Maker {
  /** What the key has made so far. */
  find: (key: string) => Promise<{ bodyHash: string; id: string } | undefined>
  /** Makes it, and tells its id; undefined where there is no room for one more. */
  make: (call: Call) => Promise<string | undefined>
}

/**
 * The id of what the call makes, or made when it came before. `key_reused` where the key came with another content, `too_many`
 * where there is no room.
 */
export async function makeOnce(ctx: Ctx, making: Making, maker: Maker): Promise<Result<string>> {
  const call: Call = {
    key: await storedKey(making.scope, making.holder ?? personOf(ctx).userId, making.key),
    scope: making.scope,
    bodyHash: await sha256Hex(JSON.stringify(making.body)),
    now: ctx.now(),
  }
  // The second round is for the same call sent twice at once: the one that lost answers what the other one made.
  for (let round = 1; round <= 2; round += 1) {
    const before = await maker.find(call.key)
    if (before) return before.bodyHash === call.bodyHash ? done(before.id) : refused('key_reused')
    try {
      const id = await maker.make(call)
      if (id) return done(id)
      // What left no room may be what this very call, sent twice at once, has made.
      if (!(await maker.find(call.key))) return refused('too_many')
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind !== 'unique' || !fault.what.includes('idempotency_keys')) throw error
    }
  }
  return refused('busy')
}
