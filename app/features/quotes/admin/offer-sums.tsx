import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Price } from '#app/ui/price.tsx'
import { sumsOf } from './offer-draft.ts'
import { percentText } from './offer-line.tsx'

interface OfferSumsProps {
  sums: ReturnType<typeof sumsOf>
  marginFloorBp: number
}

/** What the offer comes to: net, VAT by rate, gross, and what is earned of its goods. */
export function OfferSums({ sums: { totals, margin }, marginFloorBp }: OfferSumsProps) {
  const { t, i18n } = useLingui()
  const isLow = margin !== undefined && margin.bp < marginFloorBp
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3 border-b border-[var(--border)] py-4">
      <Figure label={t`Sum without VAT`}>
        <Price ore={totals.netOre} />
      </Figure>
      {totals.vat.map(({ rateBp, vatOre }) => {
        const rate = rateBp / 100
        return (
          <Figure key={rateBp} label={t`VAT ${rate} %`}>
            <Price ore={vatOre} />
          </Figure>
        )
      })}
      <Figure label={t`Sum with VAT`}>
        <Price ore={totals.totalOre} />
      </Figure>
      <Figure label={t`Margin`}>
        {margin ? (
          <>
            <span
              className={isLow ? 'num text-[var(--warning)]' : 'num text-[var(--success)]'}
              data-sum="margin"
            >
              {percentText(i18n.locale, margin.bp)}
            </span>{' '}
            <small className="ws-quiet">
              <Price ore={margin.ore} />
            </small>
          </>
        ) : (
          <span className="ws-quiet">{t`not known`}</span>
        )}
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="ws-quiet text-[length:var(--text-xs)]">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
