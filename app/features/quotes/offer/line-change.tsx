import { Trans } from '@lingui/react/macro'
import type { OfferLineView } from '#domain/quote-view.schema.ts'
import { oreFigures } from '#app/features/quotes/figures.ts'

interface LineChangeProps {
  change: NonNullable<OfferLineView['change']>
  line: Pick<OfferLineView, 'netOre'>
  versions: { now: number; before: number | undefined }
}

/** What is different from the version before, in words: green where it is better for the buyer, amber where it is dearer. */
export function LineChange({ change, line: { netOre }, versions }: LineChangeProps) {
  const { isNew, netOreBefore, piecesBefore } = change
  const version = <bdi className="num">{isNew ? versions.now : versions.before}</bdi>
  const pieces = <bdi className="num">{piecesBefore}</bdi>
  if (isNew)
    return (
      <small className="offer-better">
        <Trans>New line in version {version}</Trans>
      </small>
    )
  return (
    <>
      {netOreBefore !== null && (
        <PriceChange after={netOre} before={netOreBefore} version={versions.before} />
      )}
      {piecesBefore !== null && (
        <small className="offer-other">
          <Trans>
            {pieces} in version {version}
          </Trans>
        </small>
      )}
    </>
  )
}

interface PriceChangeProps {
  before: number
  after: number
  version: number | undefined
}

/** An amount that is lower or higher than in the version before, in øre. */
export function PriceChange({ before, after, version: number }: PriceChangeProps) {
  const price = <bdi dir="ltr">{oreFigures(before)}</bdi>
  const version = <bdi className="num">{number}</bdi>
  return after < before ? (
    <small className="offer-better">
      <Trans>
        Down from {price} in version {version}
      </Trans>
    </small>
  ) : (
    <small className="offer-dearer">
      <Trans>
        Up from {price} in version {version}
      </Trans>
    </small>
  )
}
