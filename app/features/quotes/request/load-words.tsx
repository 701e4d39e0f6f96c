import { Trans, useLingui } from '@lingui/react/macro'
import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import type { Load } from './load.ts'
import { useAmounts } from './unit-names.ts'

/** What a request comes to: full pallets and cartons, what is loose beside them, and about what it weighs. */
export function LoadWords({ load }: { load: Load }) {
  const { i18n } = useLingui()
  const amounts = useAmounts()
  const { pallets, cartons, loose, grams } = load
  const packed = [
    ...(pallets > 0 ? [amounts.pallet(pallets)] : []),
    ...(cartons > 0 ? [amounts.carton(cartons)] : []),
  ]
  const all = packed.length > 0 ? packed : [amounts.each(loose)]
  const list = new Intl.ListFormat(figureLocale(currentLanguageCode()), {
    style: 'short',
    type: 'unit',
  })
  const kilos = i18n.number(Math.max(1, Math.round(grams / 1000)))
  return (
    <dl className="quote-load num">
      <div>
        <dt>
          <Trans>In all</Trans>
        </dt>
        <dd>{list.format(all)}</dd>
      </div>
      {packed.length > 0 && loose > 0 && (
        <div className="quote-load-quiet">
          <dt>
            <Trans>Loose</Trans>
          </dt>
          <dd>{amounts.each(loose)}</dd>
        </div>
      )}
      {grams > 0 && (
        <div className="quote-load-quiet">
          <dt>
            <Trans>Weight</Trans>
          </dt>
          <dd>
            <Trans>about {kilos} kg</Trans>
          </dd>
        </div>
      )}
    </dl>
  )
}
