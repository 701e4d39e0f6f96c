import { Trans } from '@lingui/react/macro'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'

/** Said before anybody types an address: the cart is too small to be ordered. */
export function MinimumNote({ minimum }: Pick<CheckoutView, 'minimum'>) {
  if (minimum === null) return null
  return (
    <p className="form-message mt-7 flex flex-wrap gap-x-2">
      <span>{minimum.message}</span>
      <ContentLink className="inline-link" url="/products">
        <Trans>See our products</Trans>
      </ContentLink>
    </p>
  )
}
