import * as v from 'valibot'
import { conversationRules } from '#domain/conversation-rules.ts'
import { type Challenge, challengeSchema } from '#domain/conversations.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'

const { proofCost: cost, proofTries, proofMinutes } = conversationRules

/** A proof that holds, as it is kept so that it is taken once. */
export interface Proof {
  signature: string
  expiresAt: number
}

/** Something to work out that takes a browser a moment, and that can be checked at once. */
export async function newChallenge(ctx: Ctx): Promise<Challenge> {
  const { createChallenge, deriveKey } = await altcha()
  const challenge = await createChallenge({
    ...(await secretsOf(ctx)),
    ...{ algorithm: 'PBKDF2/SHA-256', cost, deriveKey, counter: randomTries() },
    expiresAt: Math.floor(ctx.now() / 1000) + 60 * proofMinutes,
  })
  return v.parse(challengeSchema, challenge)
}

const proofSchema = v.strictObject({
  challenge: challengeSchema,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/** The proof that a text holds, as `JSON.stringify({ challenge, solution })`; undefined where it is no proof, too old, or not of our making. */
export async function proofIn(ctx: Ctx, text: string): Promise<Proof | undefined> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), proofSchema), text)
  if (!parsed.success) return undefined
  const { challenge, solution } = parsed.output
  const { signature } = challenge
  const expiresAt = 1000 * Number(challenge.parameters['expiresAt'])
  if (!(expiresAt > ctx.now())) return undefined
  const { verifySolution, deriveKey } = await altcha()
  try {
    const { verified } = await verifySolution({
      ...(await secretsOf(ctx)),
      ...{ challenge, solution, deriveKey },
    })
    return verified ? { signature, expiresAt } : undefined
  } catch {
    // Parameters that nobody can compute with.
    return undefined
  }
}

/** Few messages need it: a public page's answer does not wait until it is read. */
async function altcha() {
  const [lib, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  return { ...lib, deriveKey }
}

/** Signing needs a secret that all isolates share and nobody else knows: what opens the database is one. */
async function secretsOf({ settings, site }: Ctx) {
  const { DATABASE_AUTH_TOKEN, DATABASE_URL, SMTP_PASSWORD } = settings
  const known = JSON.stringify([DATABASE_AUTH_TOKEN, DATABASE_URL, SMTP_PASSWORD, site.factoryId])
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all(
    ['challenge', 'solution'].map((what) => sha256Hex(`proof of work, ${what} ${known}`)),
  )
  return {
    hmacSignatureSecret: hmacSignatureSecret ?? '',
    hmacKeySignatureSecret: hmacKeySignatureSecret ?? '',
  }
}

function randomTries(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const { from, to } = proofTries
  return from + (random % (to - from))
}
