import { Trans } from '@lingui/react/macro'
import { Price } from '#app/ui/price.tsx'

/** What an option adds to the price; what adds nothing says that it is included. */
export function AddedPrice({ ore }: { ore: number }) {
  const price = <Price ore={ore} />
  return ore === 0 ? <Trans>included</Trans> : <Trans>+ {price}</Trans>
}
