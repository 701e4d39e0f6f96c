import { Trans, useLingui } from '@lingui/react/macro'
import { formatOre } from '#domain/money.ts'
import { type HalfRule, sizePrice } from '#domain/dish-price.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { DishOffer, Picked } from '#domain/dish-offer.ts'

interface HalvesProps {
  offer: DishOffer
  picked: Picked
  onPick: (picked: Picked) => void
}

/** Which two dishes are the halves, and how their prices make one. */
export function Halves({ offer, picked, onPick }: HalvesProps) {
  const { t } = useLingui()
  if (!picked.halves) return null
  const [left, right] = picked.halves
  const fields = [
    { label: t`Left half`, value: left, with: (id: string) => [id, right] as const },
    { label: t`Right half`, value: right, with: (id: string) => [left, id] as const },
  ]
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="field-label mb-1.5">
        <Trans>Your halves</Trans>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <SelectField
            key={field.label}
            label={field.label}
            name={field.label}
            onChange={({ currentTarget }) =>
              onPick({ ...picked, halves: field.with(currentTarget.value) })
            }
            value={field.value}
          >
            {offer.halves.map((half) => (
              <option disabled={half.problem === 'sold_out'} key={half.id} value={half.id}>
                {`${half.name}, ${formatOre(sizePrice(half, picked.size))}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="flex gap-3 text-sm text-muted-foreground">
        <Icon name="info" size="s" />
        <HalfRuleWords offer={offer} />
      </p>
    </fieldset>
  )
}

function HalfRuleWords({ offer: { terms } }: { offer: DishOffer }) {
  const { t } = useLingui()
  const percent = terms.halfToppingBp / 100
  const rules: Record<HalfRule, string> = {
    highest: t`You pay the price of the dearer half.`,
    average: t`You pay what the halves cost on average.`,
    own_price: t`Two halves have a price of their own.`,
  }
  return (
    <span>
      <span>{rules[terms.halfRule]}</span>{' '}
      <Trans>An extra on one half costs {percent}% of its price.</Trans>
    </span>
  )
}
