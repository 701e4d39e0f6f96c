import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminRestaurant } from '#domain/admin-restaurants.schema.ts'
import { Clock } from '#app/features/restaurants/clock.tsx'

export const stateNames: Record<AdminRestaurant['status'], MessageDescriptor> = {
  draft: msg`Draft`,
  open: msg`Guests see it`,
  hidden: msg`Hidden`,
}

const tones = { draft: 'none', open: 'good', hidden: 'warn' } as const

/** Whether guests see a restaurant. */
export function RestaurantState({ status }: Pick<AdminRestaurant, 'status'>) {
  const { i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={tones[status]}>
      {i18n._(stateNames[status])}
    </span>
  )
}

/** Whether a restaurant is open by its hours, until when or from when. */
export function OpenNow({ opening, now }: Pick<AdminRestaurant, 'opening'> & { now: number }) {
  const { isOpen, at } = opening
  const time = at !== undefined && <Clock at={at} now={now} />
  if (isOpen) return <span>{time && <Trans>Open until {time}</Trans>}</span>
  return (
    <span className="ws-quiet">
      {time ? <Trans>Opens {time}</Trans> : <Trans>No hours yet</Trans>}
    </span>
  )
}
