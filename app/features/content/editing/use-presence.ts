import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endPresence, tellPresence } from './editing-api.ts'
import { useEditing } from './editing-context.ts'
import type { TextKey } from './text-key.ts'

const beatMs = 10_000

/** Tells the others every 10 s, while the page is looked at, that this text is open here, and once that it is no more; answers who else has it open. */
export function usePresence({ page, key }: TextKey): string[] {
  const { language } = useEditing()
  useEffect(() => () => void endPresence({ page, key, language }), [page, key, language])
  const { data } = useQuery({
    queryKey: ['presence', language, page, key],
    queryFn: async () => {
      const answer = await tellPresence({ page, key, language })
      return answer.ok ? answer.value.others : []
    },
    refetchInterval: beatMs,
    refetchIntervalInBackground: false,
    gcTime: 0,
    staleTime: 0,
  })
  return (data ?? [])
    .filter((other) => other.page === page && other.key === key && other.language === language)
    .map(({ name }) => name)
}
