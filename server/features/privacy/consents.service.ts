import { consentPurposes, type Consents, type GiveConsent } from '#domain/consent.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { consentWords } from './consent-words.ts'
import { insertConsent, listConsents } from './consents.repository.ts'
import { personOf } from '#server/session/person.ts'

/** What the caller may say yes or no to, in their language, and what they said last. */
export async function getConsents(ctx: Ctx): Promise<Consents> {
  const answers = await lastAnswers(ctx, personOf(ctx).userId)
  return { consents: answers.map(({ seen: _, ...consent }) => consent) }
}

/** What somebody may say yes or no to and what they said last, in the words that they saw; in today's where they have not answered. */
export async function getConsentsOf(ctx: Ctx, userId: string): Promise<Consents> {
  const answers = await lastAnswers(ctx, userId)
  return {
    consents: answers.map(({ seen, ...consent }) => ({
      ...consent,
      wording: seen ?? consent.wording,
    })),
  }
}

/** Writes down the caller's yes or no with the words that they saw; `stale` where those are not today's. */
export async function giveConsent(ctx: Ctx, answer: GiveConsent): Promise<Result<Consents>> {
  const i18n = await translatorFor(ctx)
  if (i18n._(consentWords[answer.purpose]) !== answer.wording) return refused('stale')
  await insertConsent(ctx.database, { userId: personOf(ctx).userId, at: ctx.now() }, answer)
  return done(await getConsents(ctx))
}

async function lastAnswers(ctx: Ctx, userId: string) {
  const i18n = await translatorFor(ctx)
  const said = await listConsents(ctx.database, userId)
  return consentPurposes.map((purpose) => {
    const last = said.findLast((each) => each.purpose === purpose)
    return {
      purpose,
      wording: i18n._(consentWords[purpose]),
      seen: last?.wording,
      isGiven: last?.isGiven ?? false,
      changedAt: last?.at ?? null,
    }
  })
}
