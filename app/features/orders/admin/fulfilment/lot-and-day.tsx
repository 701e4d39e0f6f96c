import { Trans, useLingui } from '@lingui/react/macro'
import type { FulfilmentLine } from '#domain/fulfilment.schema.ts'

/** Of which lot goods are and until when they are best, as far as it was noted. */
export function LotAndDay({ lot, bestBefore }: Pick<FulfilmentLine, 'lot' | 'bestBefore'>) {
  const { i18n } = useLingui()
  const day = bestBefore && i18n.date(`${bestBefore}T12:00:00Z`, { dateStyle: 'medium' })
  return (
    <>
      {lot && (
        <span>
          <Trans>
            Lot <bdi className="num">{lot}</bdi>
          </Trans>
        </span>
      )}
      {day && (
        <span>
          <Trans>
            Best before <bdi>{day}</bdi>
          </Trans>
        </span>
      )}
    </>
  )
}
