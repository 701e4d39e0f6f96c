import { msg } from '@lingui/core/macro'
import type { GoneWords } from '#domain/gone-words.schema.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'

/** What readers are told at an address at which something was and will not be again. */
export async function goneWords(ctx: Ctx): Promise<GoneWords> {
  const i18n = await translatorFor(ctx)
  return {
    title: i18n._(msg`This page is gone`),
    text: i18n._(msg`It was taken away for good. Search, or go on from here.`),
  }
}
