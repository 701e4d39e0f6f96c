import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceMode } from '#domain/orderable.ts'
import type { Restaurant } from '#domain/restaurants.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Clock } from './clock.tsx'

interface ServicesProps {
  restaurant: Pick<Restaurant, 'services' | 'opening'>
  now: number
}

const icons = { eat_in: 'utensils', pickup: 'store' } as const

/** How one gets the food of a restaurant, each with the first time at which it can be ready. */
export function Services({ restaurant, now }: ServicesProps) {
  const { t } = useLingui()
  const names: Record<ServiceMode, string> = { eat_in: t`Eat here`, pickup: t`Pick up` }
  return (
    <dl className="border-t border-border text-sm">
      {restaurant.services.map(({ mode, at }) => (
        <div className="flex justify-between gap-4 border-b border-border py-2.5" key={mode}>
          <dt className="flex items-center gap-3 font-semibold">
            <Icon name={icons[mode]} size="s" />
            <span>{names[mode]}</span>
          </dt>
          <dd>
            {at === undefined ? (
              <span>–</span>
            ) : (
              <Ready at={at} isOpen={restaurant.opening.isOpen} now={now} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Ready({ at, isOpen, now }: { at: number; isOpen: boolean; now: number }) {
  const time = <Clock at={at} now={now} />
  return isOpen ? <Trans>about {time}</Trans> : <Trans>from {time}</Trans>
}
