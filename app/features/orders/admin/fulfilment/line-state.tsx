import { Trans } from '@lingui/react/macro'
import type { FulfilmentLine } from '#domain/fulfilment.schema.ts'
import { LotAndDay } from './lot-and-day.tsx'

/** One line of an order: how many were ordered, are left and have gone, and what is noted of them. */
export function LineState({ line }: { line: FulfilmentLine }) {
  const { title, packageSize, ordered, quantity, sent, isPicked, isSubstitute } = line
  const leftOut = ordered - quantity
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {packageSize && (
        <small className="ws-quiet">
          <bdi>{packageSize}</bdi>
        </small>
      )}
      <small className="ws-quiet flex w-full flex-wrap gap-x-3">
        <span>
          <Trans>{ordered} ordered</Trans>
        </span>
        {leftOut > 0 && (
          <span>
            <Trans>{leftOut} left out</Trans>
          </span>
        )}
        {sent > 0 && (
          <span>
            <Trans>{sent} sent</Trans>
          </span>
        )}
        {isSubstitute && (
          <span>
            <Trans>instead of something else</Trans>
          </span>
        )}
      </small>
      {(isPicked || line.lot || line.bestBefore) && <Picked line={line} />}
    </div>
  )
}

function Picked({ line: { isPicked, lot, bestBefore } }: { line: FulfilmentLine }) {
  return (
    <small className="flex w-full flex-wrap gap-x-3">
      {isPicked && (
        <span className="ws-state" data-tone="good">
          <Trans>Picked</Trans>
        </span>
      )}
      <LotAndDay bestBefore={bestBefore} lot={lot} />
    </small>
  )
}
