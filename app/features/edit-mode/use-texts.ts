import { QueryClient, useQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { readTexts } from './editing-api.ts'
import { nameOf, type TextKey } from './text-key.ts'
import { isOfLink, linkPages, nounOf, rowOf } from './text-nouns.ts'
import { useIsWrittenIn } from './use-is-written-in.ts'

const root = getRouteApi('__root__')

/** What Edit Mode has read. The page's own data is the router's. */
export const editingQueries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 10_000 } },
})

export interface Texts {
  /** By the name that `data-content` holds. */
  byName: ReadonlyMap<string, EditableText>
  /** Those of the page, of the products and categories that it shows, and of the footer below it. */
  ofPage: readonly EditableText[]
  /** True once those of the page are. */
  isRead: boolean
  /** What could not be read, the page's own first. */
  failed: string | undefined
  readAgain: () => void
}

interface Shown {
  pages: readonly string[]
  /** The texts that stand on the page. */
  shown: readonly TextKey[]
}

interface Wanted {
  page: string
  /** Of a noun with many rows, such as products, those that are shown. */
  of?: readonly string[]
}

/** So many rows are read at once, as the server takes them. */
const mostRows = 100

/** Of which rows of which nouns texts stand here. */
function rowsOf(shown: readonly TextKey[]): Wanted[] {
  const byNoun = Map.groupBy(shown, ({ page }) => page)
  return [...byNoun].flatMap(([page, texts]) => {
    const rows = new Set(texts.flatMap((text) => rowOf(text) ?? []))
    return rows.size > 0 ? [{ page, of: [...rows].toSorted().slice(0, mostRows) }] : []
  })
}

/** Of a row's texts those that stand here; links stand everywhere. */
function isShown({ page, key }: TextKey, shown: readonly TextKey[]): boolean {
  return !isOfLink({ page }) && shown.some((text) => text.page === page && text.key === key)
}

/** All texts of these pages, of the rows that are shown, and of what stands on every page, that are written in a language, with their states and drafts. */
export function useTexts({ pages, shown }: Shown, language: string): Texts {
  const isWritten = useIsWrittenIn(language)
  useReadWithPage()
  const all: Wanted[] = [
    ...pages.map((page) => ({ page })),
    ...rowsOf(shown),
    ...linkPages.map((page) => ({ page })),
  ]
  const answers = useQueries({
    queries: all.map((wanted) => ({
      queryKey: ['texts', language, wanted.page, ...(wanted.of ?? [])],
      queryFn: ({ signal }: { signal: AbortSignal }) => textsOf(wanted, language, signal),
    })),
    combine: (queries) => ({
      lists: queries.map(({ data }) => data),
      isRead: queries.slice(0, pages.length).every(({ isSuccess }) => isSuccess),
      failed: all.find((_, at) => queries[at]?.isError)?.page,
    }),
  })
  const { lists, isRead, failed } = answers
  const texts = useMemo(
    () => lists.flatMap((list = []) => list.filter(isWritten)),
    [lists, isWritten],
  )
  return {
    byName: useMemo(() => new Map(texts.map((text) => [nameOf(text), text])), [texts]),
    ofPage: useMemo(
      () => texts.filter((text) => !nounOf(text) || isShown(text, shown)),
      [texts, shown],
    ),
    isRead,
    failed,
    readAgain: () => void editingQueries.invalidateQueries({ queryKey: ['texts'] }),
  }
}

/** A link may have come or gone with a page that is made anew, and a product have got other words. */
function useReadWithPage(): void {
  const { revision } = root.useLoaderData()
  const last = useRef(revision)
  useEffect(() => {
    if (last.current === revision) return
    last.current = revision
    void editingQueries.invalidateQueries({
      predicate: ({ queryKey: [kind, , page] }) =>
        kind === 'texts' && nounOf({ page: String(page) }) !== undefined,
    })
  }, [revision])
}

/** Lays what a write has answered over what was read. A page that nobody has read yet is read whole when it is opened. */
export function keepText(text: EditableText): void {
  const queryKey = ['texts', text.languageCode, text.page]
  editingQueries.setQueriesData<EditableText[]>({ queryKey }, (texts) =>
    texts?.some(({ key }) => key === text.key)
      ? texts.map((old) => (old.key === text.key ? text : old))
      : texts && [...texts, text],
  )
}

async function textsOf(wanted: Wanted, language: string, signal: AbortSignal) {
  const answer = await readTexts(wanted, language, signal)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.value.texts
}
