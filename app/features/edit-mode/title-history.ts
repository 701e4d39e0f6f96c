import type { EditableText } from '#domain/editing.schema.ts'
import type { TitleHistory } from '#domain/navigation.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { saveTitle } from './title-keeper.ts'
import { footerKeyOf, menuPage } from './title-text.ts'
import type { Version } from './use-version-words.ts'

/** What the title of a link was in its language, newest first. */
export function readTitleHistory({ page, key, languageCode }: EditableText, signal: AbortSignal) {
  const language = { language: languageCode }
  const path =
    page === menuPage
      ? `/admin/menu/${key}/title/history?${queryOf(language)}`
      : `/admin/footer/titles/history?${queryOf({ ...footerKeyOf(key), ...language })}`
  return callApi<TitleHistory>(path, { signal })
}

/** Saves a title as it was, made from the source that it was made from then. */
export function bringTitleBack(text: EditableText, version: Version) {
  return saveTitle(text, version.value, newKey(), version)
}

function queryOf(wanted: Record<string, string>): string {
  return new URLSearchParams(wanted).toString()
}
