import { Trans, useLingui } from '@lingui/react/macro'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { readKilos, typedKilos } from '#domain/typed-weight.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { type CellsProps, RowsForm, type TypedRow } from './rows-form.tsx'
import type { DeliveryProps } from './shop-props.ts'
import { typedIn } from './typed-in.ts'

/** What the post costs by the weight of the parcel. */
export function RatesForm(props: DeliveryProps) {
  return (
    <RowsForm
      {...props}
      begins="upToG"
      blank={() => ({ upToG: '', priceOre: '' })}
      bodyOf={({ upToG = '', priceOre = '' }) => ({
        upToG: readKilos(upToG) ?? null,
        priceOre: readKroner(priceOre) ?? null,
      })}
      Cells={RateCells}
      hint={
        <Trans>The first row that holds the parcel counts. Heavier parcels are not taken.</Trans>
      }
      name="rates"
      saved={props.delivery.rates.map(typed)}
      title={<Trans>Freight by weight</Trans>}
      wordsOf={({ upToG = '', priceOre = '' }) => `${upToG} kg: ${priceOre} kr`}
    />
  )
}

function RateCells({ cell }: CellsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField {...typedIn(cell('upToG'))} inputMode="decimal" label={t`Up to, in kg`} />
      <TextField {...typedIn(cell('priceOre'))} inputMode="decimal" label={t`Price, in kr`} />
    </>
  )
}

function typed({ upToG, priceOre }: { upToG: number; priceOre: number }): TypedRow {
  return { upToG: typedKilos(upToG), priceOre: typedKroner(priceOre) }
}
