import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { MediaList } from '#domain/media.schema.ts'
import type { EditablePages } from '#domain/pages.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import type { AdminPeople } from '#domain/people.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import type { Command, CommandGroup } from './commands.ts'
import { foundPages } from './found-pages.ts'

const pauseMs = 200
const mostOfEach = 5

/** How a search stands: `failed` where the server was not reached for some of it. */
export type FindingState = 'idle' | 'searching' | 'done' | 'failed'

interface Found {
  groups: CommandGroup[]
  state: FindingState
}

const nothing: Found = { groups: [], state: 'idle' }

/** What the server finds for what is typed, of what the reader may see: people, pages, files and products. */
export function useFound(start: AdminStart) {
  const { t, i18n } = useLingui()
  const [found, setFound] = useState(nothing)
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({})

  async function find(q: string, signal: AbortSignal) {
    const query = `?q=${encodeURIComponent(q)}`
    const ask = <T>(path: string) => callApi<T>(path, { signal })
    const mayRead = isAllowed(start, 'content.read')
    const [products, people, pages, files] = await Promise.all([
      ask<SearchAnswer>(`/search${query}`),
      isAllowed(start, 'people.read') ? ask<AdminPeople>(`/admin/people${query}`) : undefined,
      mayRead ? ask<EditablePages>('/admin/content/pages') : undefined,
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
      { id: 'people', label: t`People`, commands: peopleOf(valueOf(people)) },
      { id: 'files', label: t`Files`, commands: filesOf(valueOf(files)) },
      { id: 'products', label: t`Products`, commands: productsOf(valueOf(products)) },
    ]
    const isMissing = [products, people, pages, files].some((each) => each && !each.ok)
    setFound({ groups, state: isMissing ? 'failed' : 'done' })
  }

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

function valueOf<T>(answer: ApiAnswer<T> | undefined): T | undefined {
  return answer?.ok ? answer.value : undefined
}

function peopleOf(found: AdminPeople | undefined): Command[] {
  return (found?.people ?? []).slice(0, mostOfEach).map(({ id, name, roleText }) => ({
    id: `person ${id}`,
    label: name,
    more: roleText,
    icon: 'user',
    to: `/admin/people?open=${id}`,
  }))
}

function filesOf(found: MediaList | undefined): Command[] {
  return (found?.items ?? []).map(({ id, name, kind }) => ({
    id: `file ${id}`,
    label: name,
    icon: kind === 'picture' ? 'image' : 'file-text',
    to: `/admin/media?open=${id}`,
  }))
}

function productsOf(found: SearchAnswer | undefined): Command[] {
  return (found?.results ?? []).map(({ slug, name, packageSize }) => ({
    id: `product ${slug}`,
    label: name,
    more: packageSize,
    icon: 'package',
    to: `/products/${slug}`,
  }))
}
