import { Trans } from '@lingui/react/macro'
import type { Restaurant } from '#domain/restaurants.schema.ts'
import { Clock } from './clock.tsx'

interface OpeningProps {
  opening: Restaurant['opening']
  now: number
}

/** Whether a restaurant is open, until when or from when, and why not: a dot and words. */
export function Opening({ opening: { isOpen, at, reason }, now }: OpeningProps) {
  const time = at !== undefined && <Clock at={at} now={now} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm leading-6">
      <b className={isOpen ? 'text-primary' : 'text-muted-foreground'}>
        <span
          aria-hidden
          className={`me-2 inline-block size-2.5 rounded-full ${isOpen ? 'bg-primary' : 'border-2 border-control-border'}`}
        />
        {isOpen ? (
          time ? (
            <Trans>Open until {time}</Trans>
          ) : (
            <Trans>Open now</Trans>
          )
        ) : (
          <Trans>Closed now</Trans>
        )}
      </b>
      {!isOpen && time && (
        <span>
          <Trans>Opens {time}</Trans>
        </span>
      )}
      {reason && <span className="text-muted-foreground">{reason}</span>}
    </p>
  )
}
