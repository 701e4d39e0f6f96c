import { Trans } from '@lingui/react/macro'
import type { SaleState } from '#domain/availability.ts'
import type { Product } from '#domain/product.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { useDay } from './use-day.ts'

const icons: Record<SaleState, IconName> = {
  in_stock: 'circle-check',
  low: 'circle-alert',
  sold_out: 'package-x',
  back_order: 'clock',
  coming: 'clock',
  quote_only: 'mail',
  reseller_only: 'store',
  ended: 'package-x',
}

/** Whether it can be had, in a sentence. */
export function Availability({ product }: { product: Pick<Product, 'state' | 'restockOn'> }) {
  return (
    <p className={`availability availability-${product.state}`}>
      <Icon name={icons[product.state]} />
      <span>
        <Sentence {...product} />
      </span>
    </p>
  )
}

function Sentence({ state, restockOn }: Pick<Product, 'state' | 'restockOn'>) {
  const day = useDay()
  const back = restockOn && day(restockOn)
  switch (state) {
    case 'in_stock':
      return <Trans>In stock</Trans>
    case 'low':
      return <Trans>In stock, but only a few are left</Trans>
    case 'sold_out':
      return back ? <Trans>Sold out. Expected back {back}.</Trans> : <Trans>Sold out</Trans>
    case 'back_order':
      return back ? (
        <Trans>Made to order: you can order now, and we send it from {back}.</Trans>
      ) : (
        <Trans>Made to order: you can order now, and we send it when it is ready.</Trans>
      )
    case 'coming':
      return <Trans>Not on sale yet, but it is coming.</Trans>
    case 'quote_only':
      return <Trans>Sold to businesses on request.</Trans>
    case 'reseller_only':
      return (
        <Trans>
          We do not sell this one here.{' '}
          <ContentLink className="inline-link" url="/resellers">
            Find a reseller
          </ContentLink>
        </Trans>
      )
    case 'ended':
      return <Trans>We no longer make this.</Trans>
  }
}
