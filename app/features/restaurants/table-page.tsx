import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { sitAt } from './table.store.ts'

interface TablePageProps {
  /** Undefined where the code is none, or no longer. */
  table: { token: string; name: string; restaurant: { id: string; slug: string } } | undefined
  /** Leads on to the menu. */
  onSeated: (menuPath: `/${string}`) => void
}

/** Where the code on a table leads: the device remembers the table, and the menu opens. */
export function TablePage({ table, onSeated }: TablePageProps) {
  const path = table && (`/restaurant-menu/${table.restaurant.slug}` as const)
  useEffect(() => {
    if (!table || !path) return
    sitAt({ token: table.token, name: table.name, restaurantId: table.restaurant.id })
    onSeated(path)
  }, [table, path, onSeated])
  const name = table?.name
  return (
    <div className="wrap page-end pt-10">
      {path ? (
        <EmptyState
          actions={
            <ButtonLink to={path}>
              <Trans>See the menu</Trans>
            </ButtonLink>
          }
          icon="utensils"
          title={<Trans>Table {name}</Trans>}
        />
      ) : (
        <EmptyState
          actions={
            <ButtonLink to="/restaurants">
              <Trans>All restaurants</Trans>
            </ButtonLink>
          }
          icon="utensils"
          title={<Trans>This table code is no longer valid</Trans>}
        >
          <Trans>Ask the staff.</Trans>
        </EmptyState>
      )}
    </div>
  )
}
