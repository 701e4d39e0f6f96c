import { Trans } from '@lingui/react/macro'

/** Whose the map is: Natural Earth asks for nothing, GeoNames for its name. */
export function MapCredit({ credit }: { credit?: string | undefined }) {
  return (
    <p className="map-credit">
      <Trans>Map: {credit ?? 'Natural Earth, GeoNames'}</Trans>
    </p>
  )
}
