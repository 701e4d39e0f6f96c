import { Trans, useLingui } from '@lingui/react/macro'
import { mostTiers, type ProductTrade } from '#domain/product-trade.schema.ts'
import { typedKroner } from '#domain/typed-money.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import {
  shownNumber,
  typedOreOrNone,
  typedWhole,
  typedWholeOrNone,
} from '#app/workspace/form/typed-number.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ProductProps } from './product-props.ts'
import { useProductForm } from './use-product-form.ts'

type TradeFormProps = Pick<ProductProps, 'product' | 'canEdit' | 'onChanged'>

interface TypedTier {
  from: string
  net: string
}

/** How a product is packed for businesses, what it costs us, and what they pay for many. */
export function ProductTradeForm({ product, canEdit, onChanged }: TradeFormProps) {
  const { t } = useLingui()
  const { trade } = product
  const { form, frame } = useProductForm({
    ...{ product, onChanged, part: '/trade' },
    saved: {
      unitsPerCarton: shownNumber(trade.unitsPerCarton),
      cartonsPerPallet: shownNumber(trade.cartonsPerPallet),
      costOre: trade.costOre === null ? '' : typedKroner(trade.costOre),
      tiers: JSON.stringify(typedTiers(trade.tiers)),
    },
    bodyOf: (values) => ({
      unitsPerCarton: typedWholeOrNone(values.unitsPerCarton),
      cartonsPerPallet: typedWholeOrNone(values.cartonsPerPallet),
      costOre: typedOreOrNone(values.costOre),
      tiers: (JSON.parse(values.tiers) as TypedTier[]).map(({ from, net }) => ({
        fromPieces: typedWhole(from),
        netOre: typedOreOrNone(net),
      })),
    }),
  })
  const whole = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 6 } as const
  return (
    <RecordForm {...frame} canEdit={canEdit}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('unitsPerCarton')}
          {...whole}
          isOptional
          label={t`Pieces in a carton`}
        />
        <TextField
          {...form.field('cartonsPerPallet')}
          {...whole}
          isOptional
          label={t`Cartons on a pallet`}
        />
        <TextField
          {...form.field('costOre')}
          autoComplete="off"
          dir="ltr"
          hint={
            form.field('costOre').hint ?? t`In kr without VAT, of a piece. Never shown to buyers.`
          }
          inputMode="decimal"
          isOptional
          label={t`What it costs us`}
          maxLength={12}
        />
      </div>
      <Tiers
        canEdit={canEdit}
        error={form.field('tiers').error}
        errorOf={(at, field) => form.part(`tiers.${at}.${field}`).error}
        onChange={(tiers) => form.change({ tiers: JSON.stringify(tiers) })}
        tiers={JSON.parse(form.values.tiers) as TypedTier[]}
      />
    </RecordForm>
  )
}

function typedTiers(tiers: ProductTrade['tiers']): TypedTier[] {
  return tiers.map(({ fromPieces, netOre }) => ({
    from: String(fromPieces),
    net: typedKroner(netOre),
  }))
}

interface TiersProps {
  tiers: readonly TypedTier[]
  canEdit: boolean
  error: string | undefined
  errorOf: (at: number, field: 'fromPieces' | 'netOre') => string | undefined
  onChange: (tiers: readonly TypedTier[]) => void
}

/** From so many pieces on a piece costs so much: what offers propose first. */
function Tiers({ tiers, canEdit, error, errorOf, onChange }: TiersProps) {
  const { t } = useLingui()
  const change = (at: number, part: Partial<TypedTier>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  return (
    <>
      <h3>
        <Trans>Price for many, without VAT</Trans>
      </h3>
      {tiers.length === 0 && (
        <p className="ws-quiet">
          <Trans>None: offers begin with the shop’s price.</Trans>
        </p>
      )}
      {tiers.map(({ from, net }, at) => {
        const step = at + 1
        return (
          <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-3" key={at}>
            <TextField
              autoComplete="off"
              dir="ltr"
              error={errorOf(at, 'fromPieces')}
              inputMode="numeric"
              label={t`From pieces`}
              maxLength={9}
              onChange={({ target }) => change(at, { from: target.value })}
              value={from}
            />
            <TextField
              autoComplete="off"
              dir="ltr"
              error={errorOf(at, 'netOre')}
              inputMode="decimal"
              label={t`Price of a piece`}
              maxLength={12}
              onChange={({ target }) => change(at, { net: target.value })}
              value={net}
            />
            {canEdit && (
              <RowButton
                icon="trash-2"
                label={t`Remove step ${step}`}
                onPress={() => onChange(tiers.toSpliced(at, 1))}
              />
            )}
          </div>
        )
      })}
      {error && <p className="field-error">{error}</p>}
      {canEdit && tiers.length < mostTiers && (
        <div>
          <Button
            onClick={() => onChange([...tiers, { from: '', net: '' }])}
            size="s"
            variant="outline"
          >
            <Icon name="plus" size="s" />
            <Trans>Add a step</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
