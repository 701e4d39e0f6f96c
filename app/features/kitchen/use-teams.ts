import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KitchenTeam } from '#domain/kitchen.schema.ts'
import { type ApiWrite, callApi } from '#app/platform/api.ts'
import { useSameKey } from '#app/ui/use-same-key.ts'

/** One kitchen with its screens, people and stations. */
export type Team = KitchenTeam['restaurants'][number]

/** Writes, and answers what was refused in words; empty where it was done. */
export type WriteTeam = (
  path: string,
  method: ApiWrite['method'],
  body?: unknown,
) => Promise<string>

/** What a part of the page shows of a kitchen, and changes where that is allowed. */
export interface TeamPartProps {
  team: Team
  mayEdit: boolean
  write: WriteTeam
}

const address = '/admin/kitchens'

/** The kitchens as they were read, and as every change of them leaves them. */
export function useTeams(read: KitchenTeam) {
  const { t } = useLingui()
  const [teams, setTeams] = useState(read)
  const keyOf = useSameKey()
  const write: WriteTeam = async (path, method, body) => {
    const key = keyOf({ path, method, body })
    const call = { method, body, idempotencyKey: key.value }
    const answer = await callApi<KitchenTeam>(`${address}/${path}`, call)
    if (!answer.ok && answer.reason === 'unreachable') return t`Nobody answered. Try again.`
    key.isAnswered()
    if (answer.ok) {
      setTeams(answer.value)
      return ''
    }
    // Somebody else has changed it: what stands there now is shown, with the reason.
    const isOld = answer.error.code === 'stale' || answer.error.code === 'not_found'
    const now = isOld ? await callApi<KitchenTeam>(address) : undefined
    if (now?.ok) setTeams(now.value)
    return answer.error.message
  }
  return { teams, write }
}
