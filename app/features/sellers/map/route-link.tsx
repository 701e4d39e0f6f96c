import { Trans } from '@lingui/react/macro'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface RouteLinkProps {
  lat: number
  lng: number
  size?: 's' | 'm'
}

/** The way to a seller on somebody else's map, which learns of it when the link is pressed and not before. */
export function RouteLink({ lat, lng, size = 'm' }: RouteLinkProps) {
  const href = `https://www.openstreetmap.org/directions?route=%3B${lat}%2C${lng}`
  return (
    <a className={lookOf({ size })} href={href} rel="noopener noreferrer" target="_blank">
      <Icon name="navigation" size="s" />
      <span className="contents">
        <Trans>Show the way</Trans>
      </span>
    </a>
  )
}
