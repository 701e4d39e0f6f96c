import { Trans } from '@lingui/react/macro'

/** Whose the map is: Natural Earth asks for nothing, GeoNames for its name. */
export function MapCredit({ credit = 'Natural Earth, GeoNames' }: { credit?: string }) {
  return (
    <p className="map-credit">
      <Trans>Map: {credit}</Trans>
    </p>
  )
}
