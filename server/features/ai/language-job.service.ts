import type { AiLanguage, JobStep } from '#domain/ai.schema.ts'
import { mayWriteText } from '#domain/editing.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findJob, moveJob, startJob } from './ai-jobs.repository.ts'
import { missingTexts } from './missing-texts.service.ts'
import { textAsking } from './prompts.ts'
import { estimatedCredits } from './use.service.ts'

/** What drafting all that a language has no words for would cost, and how its job goes: `not_found` where there is no such language. */
export async function getLanguageJob(ctx: Ctx, languageCode: string): Promise<Result<AiLanguage>> {
  const missing = await missingTexts(ctx, languageCode)
  if (!missing) return refused('not_found')
  const credits = missing.reduce((sum, { material: { asked: text, from } }) => {
    const asking = textAsking({ task: 'translate', text, from, to: languageCode })
    return sum + estimatedCredits({ asking })
  }, 0)
  const row = await findJob(ctx.database, { factoryId: ctx.site.factoryId, languageCode })
  const job = row
    ? {
        rev: row.rev,
        state: row.state,
        detail: row.detail,
        total: row.total,
        drafted: row.drafted,
        failed: row.failed,
      }
    : null
  return done({ languageCode, missing: missing.length, credits, job })
}

/**
 * Starts, pauses or resumes the drafts of a language. Twice the same is done once. Refuses `forbidden` for who may not write in it,
 * `ai_off`, and `ai_nothing_to_do` where every text has words or a draft.
 */
export async function stepLanguageJob(
  ctx: Ctx,
  languageCode: string,
  step: JobStep,
): Promise<Result<AiLanguage>> {
  if (!mayWriteText(ctx.actor, languageCode, 'publish')) return refused('forbidden')
  const now = await getLanguageJob(ctx, languageCode)
  if (!now.ok) return now
  if (step === 'pause') await moveJob(ctx, languageCode, { from: ['running'], to: 'paused' })
  else {
    if (!ctx.ai) return refused('ai_off')
    if (step === 'resume')
      await moveJob(ctx, languageCode, { from: ['paused', 'halted'], to: 'running' })
    else if (now.value.missing === 0) return refused('ai_nothing_to_do')
    else await startJob(ctx, languageCode, now.value.missing)
  }
  return getLanguageJob(ctx, languageCode)
}
