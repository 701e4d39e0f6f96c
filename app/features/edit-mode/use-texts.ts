import { QueryClient, useQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { readTexts } from './editing-api.ts'
import { nameOf } from './text-key.ts'
import { nounOf, nounPages } from './text-nouns.ts'
import { useIsWrittenIn } from './use-is-written-in.ts'

const root = getRouteApi('__root__')

/** What Edit Mode has read. The page's own data is the router's. */
export const editingQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 10_000 } },
})

export interface Texts {
  /** By the name that `data-content` holds. */
  byName: ReadonlyMap<string, EditableText>
  /** Those of the page, and of the footer below it. */
  ofPage: readonly EditableText[]
  /** True once those of the page are. */
  isRead: boolean
  /** What could not be read, the page's own first. */
  failed: string | undefined
  readAgain: () => void
}

/** All texts of these pages, and of what stands on every page, that are written in a language, with their states and drafts. */
export function useTexts(pages: readonly string[], language: string): Texts {
  const isWritten = useIsWrittenIn(language)
  useReadWithPage()
  const all = [...pages, ...nounPages]
  const answers = useQueries({
    queries: all.map((page) => ({
      queryKey: ['texts', language, page],
      queryFn: ({ signal }: { signal: AbortSignal }) => textsOf(page, language, signal),
    })),
    combine: (queries) => ({
      lists: queries.map(({ data }) => data),
      isRead: queries.slice(0, pages.length).every(({ isSuccess }) => isSuccess),
      failed: all.find((_, at) => queries[at]?.isError),
    }),
  })
  const { lists, isRead, failed } = answers
  const texts = useMemo(
    () => lists.flatMap((list = []) => list.filter(isWritten)),
    [lists, isWritten],
  )
  return {
    byName: useMemo(() => new Map(texts.map((text) => [nameOf(text), text])), [texts]),
    ofPage: useMemo(() => texts.filter((text) => !nounOf(text)), [texts]),
    isRead,
    failed,
    readAgain: () => void editingQueries.invalidateQueries({ queryKey: ['texts'] }),
  }
}

/** A link may have come or gone with a page that is made anew. */
function useReadWithPage(): void {
  const { revision } = root.useLoaderData()
  const last = useRef(revision)
  useEffect(() => {
    if (last.current === revision) return
    last.current = revision
    void editingQueries.invalidateQueries({
      predicate: ({ queryKey: [kind, , page] }) =>
        kind === 'texts' && nounPages.includes(String(page)),
    })
  }, [revision])
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
