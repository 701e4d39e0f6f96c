import { appConfig } from '#config'
import type { AiState, AiUses } from '#domain/ai.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { missingAiSettings } from '#server/platform/ai.ts'
import { personOf } from '#server/session/person.ts'
import { findLeft, listUses, stopUse } from './ai-uses.repository.ts'

/** Whether there is a model, what is missing for it, and what is left of the month's credits. */
export async function getAiState(ctx: Ctx): Promise<AiState> {
  const { ai, settings, site } = ctx
  return {
    isOn: ai !== undefined,
    model: ai?.model ?? '',
    takesPictures: ai?.takesPictures ?? false,
    missing: ai ? [] : missingAiSettings(settings, false),
    left: await findLeft(ctx.database, site.factoryId, ctx.now()),
    most: appConfig.limits.aiCreditsDefault,
    names: [site.company.name],
  }
}

/** The last uses, newest first: figures, and no word of what was asked or answered. */
export async function getUses(ctx: Ctx): Promise<AiUses> {
  return { uses: await listUses(ctx.database, ctx.site.factoryId) }
}

/** Stops the caller's own use and gives its credits back; one that has ended stays as it is. */
export async function stopOwnUse(ctx: Ctx, id: string): Promise<Result<Record<string, never>>> {
  if (!ctx.user) return refused('signed_out')
  await stopUse(ctx.database, id, personOf(ctx).userId)
  return done({})
}
