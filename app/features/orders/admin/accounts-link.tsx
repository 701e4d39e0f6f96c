import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { osloClock } from '#domain/oslo-time.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useList } from '#app/workspace/list/use-list.ts'

/** The file for the accounts: of the days that the list is of, else of this month so far. */
export function AccountsLink() {
  const [today] = useState(() => osloClock(Date.now()).date)
  const { search } = useList()
  const to = search['to'] ?? today
  const from = search['from'] ?? `${to.slice(0, 7)}-01`
  return (
    <a
      className={lookOf({ variant: 'outline' })}
      download
      href={`/api/admin/accounting?from=${from}&to=${to}`}
      suppressHydrationWarning
    >
      <Icon name="download" size="s" />
      <Trans>For the accounts</Trans>
    </a>
  )
}
