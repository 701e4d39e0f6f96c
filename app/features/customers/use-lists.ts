import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SavedList, SavedLists } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'

/** The signed-in customer's lists, asked for when they are wanted: another tab may have changed them since. */
export function useLists() {
  const { t } = useLingui()
  const [lists, setLists] = useState<readonly SavedList[]>()
  const [message, setMessage] = useState<string>()
  const load = async () => {
    const answer = await callApi<SavedLists>('/account/lists')
    if (answer.ok) {
      setLists(answer.value.lists)
      setMessage(undefined)
    } else if (answer.reason === 'refused') setMessage(answer.error.message)
    else setMessage(t`We cannot reach the shop. Try again in a moment.`)
  }
  return { lists, message, load }
}
