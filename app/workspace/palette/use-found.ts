import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { AdminOrders } from '#domain/admin-orders.schema.ts'
import type { MediaList } from '#domain/media.schema.ts'
import type { EditablePages } from '#domain/pages.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import type { AdminPeople } from '#domain/people.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import type { CommandGroup } from './commands.ts'
import { foundPages } from './found-pages.ts'
import { filesOf, mostOfEach, ordersOf, peopleOf, productsOf } from './found-rows.ts'

const pauseMs = 200

export type FindingState = 'idle' | 'searching' | 'done'

interface Found {
  groups: CommandGroup[]
  state: FindingState
  /** Why not everything was searched: the server's own sentence, or that it cannot be reached. */
  trouble?: string | undefined
}

const nothing: Found = { groups: [], state: 'idle' }

/** What the server finds for what is typed, of what the reader may see: orders, people, pages, files and products. */
export function useFound(start: AdminStart) {
  const { t, i18n } = useLingui()
  const [found, setFound] = useState(nothing)
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({})
  const readPages = useReadOnce<EditablePages>('/admin/content/pages')

  async function find(q: string, signal: AbortSignal) {
    const query = `?q=${encodeURIComponent(q)}`
    const ask = <T>(path: string) => callApi<T>(path, { signal })
    const mayRead = isAllowed(start, 'content.read')
    const [products, people, orders, pages, files] = await Promise.all([
      ask<SearchAnswer>(`/search${query}`),
      isAllowed(start, 'people.read') ? ask<AdminPeople>(`/admin/people${query}`) : undefined,
      isAllowed(start, 'orders.read') ? ask<AdminOrders>(`/admin/orders${query}`) : undefined,
      mayRead ? readPages() : undefined,
      mayRead ? ask<MediaList>(`/admin/media${query}&limit=${mostOfEach}`) : undefined,
    ])
    if (signal.aborted) return
    const canEdit = isAllowed(start, 'content.edit')
    const groups: CommandGroup[] = [
      {
        id: 'pages',
        label: t`Pages`,
        commands: mayRead
          ? foundPages(valueOf(pages)?.pages ?? [], { i18n, canEdit, typed: q })
          : [],
      },
      { id: 'orders', label: t`Orders`, commands: ordersOf(valueOf(orders)) },
      { id: 'people', label: t`People`, commands: peopleOf(valueOf(people)) },
      { id: 'files', label: t`Files`, commands: filesOf(valueOf(files)) },
      { id: 'products', label: t`Products`, commands: productsOf(valueOf(products)) },
    ]
    const missing = [products, people, orders, pages, files].find((each) => each && !each.ok)
    setFound({ groups, state: 'done', trouble: missing && troubleOf(missing) })
  }

  const troubleOf = (answer: ApiAnswer<unknown>) =>
    !answer.ok && answer.reason === 'refused'
      ? answer.error.message
      : t`We cannot reach the server: not everything was searched.`

  const look = (typed: string) => {
    clearTimeout(asking.current.timer)
    asking.current.abort?.abort()
    const q = typed.trim()
    if (q.length < 2) return setFound(nothing)
    const abort = new AbortController()
    const timer = setTimeout(() => void find(q, abort.signal), pauseMs)
    asking.current = { timer, abort }
    setFound(({ groups }) => ({ groups, state: 'searching' }))
  }
  return { ...found, look }
}

/** Reads what is the same for every word typed once for as long as the palette is open; what failed is asked for again. */
function useReadOnce<T>(path: string): () => Promise<ApiAnswer<T>> {
  const kept = useRef<Promise<ApiAnswer<T>>>(undefined)
  return async () => {
    kept.current ??= callApi<T>(path)
    const answer = await kept.current
    if (!answer.ok) kept.current = undefined
    return answer
  }
}

function valueOf<T>(answer: ApiAnswer<T> | undefined): T | undefined {
  return answer?.ok ? answer.value : undefined
}
