import { useLingui } from '@lingui/react/macro'
import { Sums } from './sums.tsx'

interface OrderSumsProps {
  itemsOre: number
  /** What it is called, and what it costs: null where that is not known yet. */
  freight: { label: string; ore: number | null }
  vat: readonly { rateBp: number; vatOre: number }[]
  totalOre: number
  /** What the total is called: to pay, unless told otherwise. */
  totalLabel?: string | undefined
  /** What is left of it to pay, where that is less. */
  stillDueOre?: number | null
}

/** What an order comes to: goods, freight, the VAT in them per rate, and the total. */
export function OrderSums({
  itemsOre,
  freight,
  vat,
  totalOre,
  totalLabel,
  stillDueOre = null,
}: OrderSumsProps) {
  const { t } = useLingui()
  const { label, ore } = freight
  return (
    <Sums
      rows={[
        { key: 'items', label: t`Goods`, ore: itemsOre },
        {
          key: 'freight',
          label,
          ore: ore ?? 0,
          ...(ore === null ? { text: '–' } : {}),
          ...(ore === 0 ? { text: t`Free` } : {}),
        },
        ...vat.map(({ rateBp, vatOre }) => {
          const rate = rateBp / 100
          return {
            key: `vat-${rateBp}`,
            label: t`Of this ${rate} % VAT`,
            ore: vatOre,
            look: 'quiet' as const,
          }
        }),
        { key: 'total', label: totalLabel ?? t`To pay`, ore: totalOre, look: 'total' },
        ...(stillDueOre === null ? [] : [{ key: 'due', label: t`To pay`, ore: stillDueOre }]),
      ]}
    />
  )
}
