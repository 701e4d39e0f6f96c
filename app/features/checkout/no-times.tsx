import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { canGoElsewhere } from './full-delivery.ts'
import type { SectionProps } from './section.ts'

const root = getRouteApi('__root__')

/** Stands where the times would: that none is free, what is possible instead, and whom to ask. */
export function NoTimes({ note, form, view }: SectionProps & { note: string }) {
  const { phone, email } = root.useLoaderData().company
  return (
    <div className="cart-note cart-note-tall" role="alert">
      <Icon name="info" size="s" />
      <div>
        <p className="font-semibold">{note}</p>
        <p>
          {canGoElsewhere(view, form.values) ? (
            <Trans>Choose another way of delivery or another place, or contact us.</Trans>
          ) : (
            <Trans>Please try again later, or contact us.</Trans>
          )}
        </p>
        {phone && (
          <a className="inline-link no-times-way" href={`tel:${phone}`}>
            <Phone number={phone} />
          </a>
        )}
        {email && (
          <a className="inline-link no-times-way" href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
      </div>
    </div>
  )
}
