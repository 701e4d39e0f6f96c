import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Others } from '#domain/editing.schema.ts'
import { presenceCalls } from './presence-calls.ts'
import type { TextKey } from './text-key.ts'

const beatMs = 10_000
const nobody: Others['others'] = []

/** Somebody who edits: a page, or a text of it that they have open. */
export type Other = Omit<Others['others'][number], 'at'>

export interface Presences {
  /** What this page is called among those who edit. */
  page: string | undefined
  /** Who else edits now, on any page. */
  others: readonly Other[]
  /** This text is open here from now on, or none any more. */
  write: (text: TextKey | undefined) => void
}

/**
 * Tells the others every 10 s, while the page is looked at, that it is edited here, and which text is open; once, that it is no more.
 * Each window tells of itself alone. Answers who else is editing. Who may only read has no page here: they edit nothing, and would be refused.
 */
export function usePresence(page: string | undefined, language: string): Presences {
  const [writing, write] = useState<TextKey>()
  const at = writing ?? (page === undefined ? undefined : { page, key: null })
  const here = at?.page
  const [calls] = useState(presenceCalls)
  const { data } = useQuery({
    queryKey: ['presence', language, at?.page, at?.key],
    queryFn: async () => {
      if (!at) return nobody
      const answer = await calls.tell({ page: at.page, key: at.key, language })
      return answer.ok ? answer.value.others : nobody
    },
    // The time of each beat would draw the whole page anew.
    select: withoutTimes,
    enabled: at !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: beatMs,
    refetchIntervalInBackground: false,
    gcTime: 0,
    staleTime: 0,
  })
  // The later beat takes the place of the earlier; a page that is left is told no more, be there another one or none.
  useEffect(() => {
    if (here !== undefined) return () => void calls.end()
  }, [calls, here])
  useEffect(() => {
    addEventListener('pagehide', calls.leave)
    return () => removeEventListener('pagehide', calls.leave)
  }, [calls])
  return { page, others: (at && data) ?? nobody, write }
}

/** True of who has that text open. */
export function isAt(other: Other, text: TextKey, language: string): boolean {
  return other.page === text.page && other.key === text.key && other.language === language
}

function withoutTimes(others: Others['others']): Other[] {
  return others.map(({ name, page, key, language }) => ({ name, page, key, language }))
}
