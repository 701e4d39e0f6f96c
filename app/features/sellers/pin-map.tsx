import { Trans } from '@lingui/react/macro'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { SkeletonBox } from '#app/ui/skeleton.tsx'
import type { PinMapProps } from './map/pin-canvas.tsx'

/** A pin on the map of Norway that is moved to an entrance: `lat` and `lng` are degrees. Its code and its data come when it is shown. */
export const PinMap = fetchedPart<PinMapProps>(
  async () => (await import('./map/pin-canvas.tsx')).PinCanvas,
  {
    waiting: () => <SkeletonBox className="block h-74 w-full" />,
    failed: (onTry) => (
      <p className="text-sm">
        <Trans>The map could not be loaded.</Trans>{' '}
        <button className="link" onClick={() => void onTry()} type="button">
          <Trans>Try again</Trans>
        </button>
      </p>
    ),
  },
)
