import type { DescribePicture } from '#domain/ai.schema.ts'
import { draftPatience } from '#domain/ai.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { storedKey } from '#domain/ids.ts'
import { mostAltLetters } from '#domain/media.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { cleanLine } from '#domain/typed-text.ts'
import { smallPicture } from '#server/features/media/small-picture.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import { endUse } from './ai-uses.repository.ts'
import { englishNameOf } from './english-name.ts'
import { pictureAsking } from './prompts.ts'
import { answerOf, beginUse, failUse } from './use.service.ts'

/**
 * Asks a model what a picture shows: words for the field of who describes it, who saves them or does not. Refuses `forbidden`,
 * `not_found`, `ai_pictures_off`, and as `beginUse` does.
 */
export async function describePicture(
  ctx: Ctx,
  { mediaId, language }: DescribePicture,
  callKey: string,
): Promise<Result<{ value: string }>> {
  if (!mayWriteIn(ctx.actor, language)) return refused('forbidden')
  if (!ctx.ai) return refused('ai_off')
  if (!ctx.ai.takesPictures) return refused('ai_pictures_off')
  const picture = await smallPicture(ctx, mediaId)
  if (!picture.ok) return picture
  const begun = await beginUse(ctx, {
    id: await storedKey('ai-picture', personOf(ctx).userId, callKey),
    ...{ task: 'describe', subject: `@media/${mediaId}`, language, patience: draftPatience },
    ...{ asking: pictureAsking(englishNameOf(language)), picture: picture.value },
  })
  if (!begun.ok) return begun
  try {
    const { text, end } = await answerOf(ctx, begun.value)
    await endUse(ctx.database, begun.value.id, { ...end, outcome: 'done' })
    return done({ value: cleanLine(text).slice(0, mostAltLetters) })
  } catch (error) {
    return failUse(ctx, begun.value, error)
  }
}
