import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import type { AdminPeople } from '#domain/people.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { callApi } from '#app/platform/api.ts'
import type { CommandGroup } from './commands.ts'

const pauseMs = 200
const mostPeople = 5

/** What the server finds for what is typed: products, and people where the reader may see them. A failed search finds nothing. */
export function useFound(start: AdminStart) {
  const { t } = useLingui()
  const [groups, setGroups] = useState<CommandGroup[]>([])
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({})

  async function find(q: string, signal: AbortSignal) {
    const query = `?q=${encodeURIComponent(q)}`
    const [products, people] = await Promise.all([
      callApi<SearchAnswer>(`/search${query}`, { signal }),
      isAllowed(start, 'people.read')
        ? callApi<AdminPeople>(`/admin/people${query}`, { signal })
        : undefined,
    ])
    if (signal.aborted) return
    setGroups([
      {
        id: 'people',
        label: t`People`,
        commands: (people?.ok ? people.value.people : [])
          .slice(0, mostPeople)
          .map(({ id, name, roleText }) => ({
            id: `person ${id}`,
            label: name,
            more: roleText,
            icon: 'user',
            to: `/admin/people?open=${id}`,
          })),
      },
      {
        id: 'products',
        label: t`Products`,
        commands: (products.ok ? products.value.results : []).map(
          ({ slug, name, packageSize }) => ({
            id: `product ${slug}`,
            label: name,
            more: packageSize,
            icon: 'package',
            to: `/products/${slug}`,
          }),
        ),
      },
    ])
  }

  const look = (typed: string) => {
    clearTimeout(asking.current.timer)
    asking.current.abort?.abort()
    const q = typed.trim()
    if (q.length < 2) return setGroups([])
    const abort = new AbortController()
    const timer = setTimeout(() => void find(q, abort.signal), pauseMs)
    asking.current = { timer, abort }
  }
  return { groups, look }
}
