import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageTexts } from '#domain/content.schema.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { RequestCtx } from '#server/http/context.ts'
import type { ListRow } from './lists.repository.ts'

type Asking = Pick<RequestCtx, 'site' | 'memory' | 'database' | 'log' | 'language'>

/** What a list is called: as its editors write it, else the newsletter. */
export function listTitle(i18n: I18n, texts: PageTexts, { key }: Pick<ListRow, 'key'>): string {
  return texts[`list.${key}.title`]?.value || i18n._(msg`The newsletter`)
}

/** The words of the form that are not content: the page that it stands on carries them, and its first file none. */
export async function signUpWords(ctx: Asking, texts: PageTexts) {
  const i18n = await translatorFor(ctx)
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith('signup.'))),
    label: i18n._(msg`E-mail`),
    button: i18n._(msg`Sign me up`),
    note: i18n._(
      msg`You confirm by e-mail first, and can leave with one press in every letter. We never measure what you open.`,
    ),
    privacy: i18n._(msg`Privacy`),
    trap: i18n._(msg`Leave this field empty`),
  }
}
