import { claimCodeDigits, claimCodeLifeMs } from '#domain/claim.schema.ts'
import { newCode, sha256Hex } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { type NewMessage, queuedMessage } from '#server/features/outbox/message.queries.ts'
import { countedWithin, isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedTry, refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import {
  type ChallengeWanted,
  findChallenge,
  keptChallenge,
} from './second-factor/challenge.queries.ts'

const codeTries = 5

/** What a code opens and to whom: the code that somebody else asked for opens nothing there. */
export type CodePlace = Pick<ChallengeWanted, 'id' | 'purpose'>

interface CodeMail {
  /** Without a recipient nothing is mailed, and the answer is the same. */
  message: Pick<NewMessage, 'kind' | 'entityId' | 'languageCode' | 'recipient' | 'userId'>
  limits: readonly Limit[]
  /** How long the code is; eight digits unless told otherwise. */
  digits?: number
  /** What is said where a limit is passed. */
  otherwise: 'too_many_tries' | 'too_many_codes'
}

/** Mails a code in place of the last one, which opens nothing any more. What a limit refuses is neither mailed nor counted. */
export async function mailCode(
  ctx: Ctx,
  place: CodePlace,
  { message, limits, otherwise, digits = claimCodeDigits }: CodeMail,
): Promise<Result<undefined>> {
  const { database, site } = ctx
  const now = ctx.now()
  const code = newCode(digits)
  const challenge = await codeHashOf(place, code)
  const mailed = [
    keptChallenge(database.build, { ...place, challenge, expiresAt: now + claimCodeLifeMs }),
    queuedMessage({ ...message, factoryId: site.factoryId, at: now, secret: code }),
  ]
  try {
    await database.write([
      ...(await countedWithin(limits, now)),
      ...(message.recipient === '' ? [] : mailed),
    ])
  } catch (error) {
    if (isOverLimit(faultOf(error))) return refusedWithin(ctx, otherwise, limits)
    throw error
  }
  return done(undefined)
}

/** True while a code that was mailed there can be typed. */
export async function isCodeMailed({ database, now }: Ctx, place: CodePlace): Promise<boolean> {
  return (await findChallenge(database, { ...place, now: now() })) !== undefined
}

/**
 * The hash by which a right code is spent. Refuses `code_wrong`, also where none waits, and, after five tries of one code,
 * `too_many_tries`.
 */
export async function rightCode(ctx: Ctx, place: CodePlace, code: string): Promise<Result<string>> {
  const codeHash = await findChallenge(ctx.database, { ...place, now: ctx.now() })
  if (!codeHash) return refused('code_wrong', { field: 'code' })
  const tried = { who: ['code', place.id, codeHash], most: codeTries, windowMs: claimCodeLifeMs }
  const limited = await refusedTry(ctx, [tried])
  if (limited) return limited
  return codeHash === (await codeHashOf(place, code))
    ? done(codeHash)
    : refused('code_wrong', { field: 'code' })
}

function codeHashOf({ id }: CodePlace, code: string): Promise<string> {
  return sha256Hex(`${id} ${code}`)
}
