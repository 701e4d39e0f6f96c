import type { EditableText } from '#domain/editing.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import {
  readHistory,
  readText,
  restoreVersion,
  saveText,
  type TextChange,
  unpublishText,
} from './editing-api.ts'
import { isTitle } from './title-text.ts'
import type { Version } from './use-version-words.ts'
import { readTitle, saveTitle } from './title-keeper.ts'
import { bringTitleBack, readTitleHistory } from './title-history.ts'
import type { TextPlace } from './text-key.ts'

type Answer = Promise<ApiAnswer<EditableText>>

/** What is kept now of a text of a page, or of a title of a link. */
export function readWords(text: TextPlace): Answer {
  return isTitle(text) ? readTitle(text) : readText(text, text.languageCode)
}

/** Saves words where they belong; `seen` is what their writer saw. Sent again after a lost answer, they go with the key of the first time. */
export function saveWords(seen: EditableText, change: TextChange, key: string): Answer {
  if (!isTitle(seen)) return saveText(seen, change, key)
  const { value, source, isReviewed, isFormer } = change
  return saveTitle(seen, value, key, isFormer ? { isReviewed, sourceTitle: source } : {})
}

/** Takes the words of its language away: readers see those of the language behind it. */
export function removeWords(seen: EditableText): Answer {
  if (isTitle(seen)) return saveTitle(seen, '', newKey())
  const { languageCode: language, rev } = seen
  return unpublishText(seen, { language, rev })
}

/** What stood there before, newest first. */
export function readVersions(text: EditableText, signal: AbortSignal) {
  return isTitle(text)
    ? readTitleHistory(text, signal)
    : readHistory(text, text.languageCode, signal)
}

/** Puts a version of a text in force again, as a new one. */
export function bringBack(text: EditableText, version: Version): Answer {
  if (isTitle(text)) return bringTitleBack(text, version)
  const { languageCode: language, rev } = text
  return restoreVersion(text, { language, versionId: version.id, rev })
}
