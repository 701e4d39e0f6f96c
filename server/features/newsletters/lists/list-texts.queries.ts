import { newId } from '#domain/ids.ts'
import {
  madeContent,
  type NewVersion,
  raisedText,
} from '#server/features/content/text-writes.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** The texts of a new list: what it is called, in its first language, and what it brings, which nobody has written yet. */
export function listTexts(
  ctx: Ctx,
  { key, languageCode, name }: { key: string; languageCode: string; name: string },
): Statement[] {
  const writer = { by: ctx.actor.userId ?? null, now: ctx.now() }
  const { factoryId } = ctx.site
  const of = {
    factoryId,
    page: 'newsletter',
    languageCode,
    defaultCode: defaultLanguageOf(ctx.site),
  }
  const contentId = newId()
  const version: NewVersion = {
    value: name,
    status: 'published',
    origin: 'human',
    isReviewed: true,
    sourceValue: null,
  }
  return [
    madeContent(
      build,
      { ...of, key: `list.${key}.title` },
      { id: contentId, type: 'text', writer },
    ),
    ...raisedText({ contentId, languageCode }, { version, rev: 0, isPublic: true, writer }),
    madeContent(build, { ...of, key: `list.${key}.text` }, { type: 'text', writer }),
  ]
}
