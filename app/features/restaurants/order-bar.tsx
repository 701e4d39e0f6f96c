import { Trans } from '@lingui/react/macro'
import { formatOre } from '#domain/money.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Ordering } from './ordering.ts'
import { useTable } from './table.store.ts'

/** What was ordered so far, at the thumb: on to the checkout. */
export function OrderBar({ ordering, restaurantId }: { ordering: Ordering; restaurantId: string }) {
  const table = useTable(restaurantId)
  if (ordering.count === 0) return null
  const name = table?.name
  return (
    <PageLink
      className="sticky bottom-3 z-10 mx-auto mt-8 flex min-h-14 max-w-lg items-center gap-4 rounded-lg bg-primary px-5 py-2 font-bold text-primary-foreground shadow-lg"
      to={`/restaurant-checkout/${restaurantId}`}
    >
      <bdi className="num grid size-8 place-items-center rounded-full bg-primary-foreground text-sm text-primary">
        {ordering.count}
      </bdi>
      <span className="grow">
        <span className="block">
          <Trans>View order</Trans>
        </span>
        {name !== undefined && (
          <span className="block text-sm font-medium">
            <Trans>Table {name}</Trans>
          </span>
        )}
      </span>
      <bdi className="num">{formatOre(ordering.totalOre)}</bdi>
    </PageLink>
  )
}
