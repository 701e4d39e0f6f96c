import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChosenDish } from '#domain/chosen-dish.ts'
import { allergensOf, type DishOffer, type Picked } from '#domain/dish-offer.ts'
import { type DishBreakdown, groupProblem } from '#domain/dish-price.ts'
import { formatOre } from '#domain/money.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Quantity } from '#app/ui/quantity.tsx'
import type { KitchenNotesValue } from './kitchen-notes.tsx'
import { useAllergies } from './use-allergies.ts'

interface AddDishProps {
  offer: DishOffer
  picked: Picked
  notes: KitchenNotesValue
  breakdown: DishBreakdown
  restaurantId: string
  onAdd: (chosen: ChosenDish, quantity: number) => void
}

/** How many of what is picked, and the button that puts it into the order; what the guest avoids in it, and what is still to be chosen, stand over it. */
export function AddDish({ offer, picked, notes, breakdown, restaurantId, onAdd }: AddDishProps) {
  const { t } = useLingui()
  const [quantity, setQuantity] = useState(1)
  const { dish, groups } = offer
  const missing = groups.filter((group) => groupProblem(group, picked) !== undefined)
  const isSoldOut = dish.problem === 'sold_out'
  const add = () => onAdd(chosenOf({ picked, notes, restaurantId }), quantity)
  return (
    <div className="needs-script grid gap-3">
      <Avoided offer={offer} picked={picked} />
      {missing.length > 0 && (
        <p className="text-sm font-semibold">
          <Trans>Please choose:</Trans> <bdi>{missing.map(({ title }) => title).join(', ')}</bdi>
        </p>
      )}
      <div className="flex items-center gap-3">
        <Quantity label={dish.name} max={20} onChange={setQuantity} size="s" value={quantity} />
        <Button
          className="min-w-0 grow px-4"
          disabled={isSoldOut || missing.length > 0}
          onClick={add}
          size="l"
        >
          <span className="flex grow flex-wrap justify-between gap-x-3">
            <span className="whitespace-nowrap">
              {isSoldOut ? t`Sold out today` : t`Add to order`}
            </span>
            <bdi className="num">{formatOre(breakdown.total_price * quantity)}</bdi>
          </span>
        </Button>
      </div>
    </div>
  )
}

function Avoided({ offer, picked }: Pick<AddDishProps, 'offer' | 'picked'>) {
  const { allergies } = useAllergies()
  const names = useAllergenNames()
  const inRow = useRow()
  const codes = new Set(allergensOf(offer, picked).map(({ code }) => code))
  const avoided = inRow(allergies.filter((code) => codes.has(code)).map((code) => names[code]))
  return (
    <div aria-live="polite">
      {avoided && (
        <p className="flex items-start gap-2 text-sm font-semibold text-destructive">
          <Icon name="triangle-alert" size="s" />
          <Trans>You avoid: {avoided}</Trans>
        </p>
      )}
    </div>
  )
}

function chosenOf({
  picked,
  notes,
  restaurantId,
}: Pick<AddDishProps, 'picked' | 'notes' | 'restaurantId'>): ChosenDish {
  const { size, options, halves } = picked
  return {
    restaurant_id: restaurantId,
    ...(size === undefined ? {} : { size }),
    options: [...options],
    is_half_and_half: halves !== undefined,
    halves: (halves ?? []).map((id) => ({ product_id: id })),
    comment: notes.comment.trim(),
    allergy_note: notes.allergyNote.trim(),
  }
}
