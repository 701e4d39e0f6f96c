import { QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { readTexts } from './editing-api.ts'
import { nameOf } from './text-key.ts'
import { useIsWrittenIn } from './use-is-written-in.ts'

/** What Edit Mode has read. The page's own data is the router's. */
export const editingQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 10_000 } },
})

export interface Texts {
  /** By the name that `data-content` holds. */
  byName: ReadonlyMap<string, EditableText>
  isRead: boolean
  isFailed: boolean
  readAgain: () => void
}

/** All texts of these pages that are written in a language, with their states and drafts. */
export function useTexts(pages: readonly string[], language: string): Texts {
  const isWritten = useIsWrittenIn(language)
  const answers = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['texts', language, page],
      queryFn: ({ signal }: { signal: AbortSignal }) => textsOf(page, language, signal),
    })),
    combine: (queries) => ({
      lists: queries.map(({ data }) => data),
      isRead: queries.every(({ isSuccess }) => isSuccess),
      isFailed: queries.some(({ isError }) => isError),
    }),
  })
  const byName = useMemo(
    () =>
      new Map(
        answers.lists.flatMap((list = []) =>
          list.filter(isWritten).map((text) => [nameOf(text), text]),
        ),
      ),
    [answers.lists, isWritten],
  )
  return {
    byName,
    isRead: answers.isRead,
    isFailed: answers.isFailed,
    readAgain: () => void editingQueries.invalidateQueries({ queryKey: ['texts'] }),
  }
}

/** Lays what a write has answered over what was read. A page that nobody has read yet is read whole when it is opened. */
export function keepText(text: EditableText): void {
  editingQueries.setQueryData<EditableText[]>(['texts', text.languageCode, text.page], (texts) =>
    texts?.some(({ key }) => key === text.key)
      ? texts.map((old) => (old.key === text.key ? text : old))
      : texts && [...texts, text],
  )
}

async function textsOf(page: string, language: string, signal: AbortSignal) {
  const answer = await readTexts(page, language, signal)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value.texts
}
