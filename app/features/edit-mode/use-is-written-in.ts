import { getRouteApi } from '@tanstack/react-router'
import { isSharedText } from '#domain/collections.ts'
import type { TextKey } from './text-key.ts'

const root = getRouteApi('__root__')

/** Whether a text is written in this language: what is the same in every one is written in the default language alone. */
export function useIsWrittenIn(language: string): (text: TextKey) => boolean {
  const { languages } = root.useLoaderData()
  const isDefault = languages.some((one) => one.isDefault && one.code === language)
  return isDefault ? isWritten : isNotShared
}

function isWritten(): boolean {
  return true
}

function isNotShared({ page, key }: TextKey): boolean {
  return !isSharedText(page, key)
}
