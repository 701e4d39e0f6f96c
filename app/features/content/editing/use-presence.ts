import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Others, Presence } from '#domain/editing.schema.ts'
import { endPresence, tellPresence } from './editing-api.ts'
import type { TextKey } from './text-key.ts'

const beatMs = 10_000
const nobody: Others['others'] = []

/** Somebody who edits: a page, or a text of it that they have open. */
export type Other = Omit<Others['others'][number], 'at'>

export interface Company {
  /** What this page is called among those who edit. */
  page: string | undefined

  /** Who else edits now, on any page. */
  others: readonly Other[]
  /** This text is open here from now on, or none any more. */
  write: (text: TextKey | undefined) => void
}

/**
 * Tells the others every 10 s, while the page is looked at, that it is edited here, and which text is open; once, that it is no more.
 * Answers who else is editing.
 */
export function usePresence(page: string | undefined, language: string): Company {
  const [writing, write] = useState<TextKey>()
  const at = writing ?? (page === undefined ? undefined : { page, key: null })
  const told = useRef<Presence>(undefined)
  const { data } = useQuery({
    queryKey: ['presence', language, at?.page, at?.key],
    queryFn: async () => {
      if (!at) return nobody
      const now = { page: at.page, key: at.key, language }
      const before = told.current
      told.current = now
      // On one page the later beat takes the place of the earlier.
      if (before && before.page !== now.page) void endPresence(before)
      const answer = await tellPresence(now)
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
  useEffect(
    () => () => {
      if (told.current) void endPresence(told.current)
    },
    [],
  )
  return { page, others: data ?? nobody, write }
}

/** True of who has that text open. */
export function isAt(other: Other, text: TextKey, language: string): boolean {
  return other.page === text.page && other.key === text.key && other.language === language
}

function withoutTimes(others: Others['others']): Other[] {
  return others.map(({ name, page, key, language }) => ({ name, page, key, language }))
}
