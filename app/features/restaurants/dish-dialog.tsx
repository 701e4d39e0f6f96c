import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { DialogPanel } from '#app/ui/dialog-panel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Contains } from './contains.tsx'
import { allergensOf, type DishOffer, pickedPrice } from '#domain/dish-offer.ts'
import { firstPick } from './dish-choice.ts'
import { Halves } from './halves.tsx'
import { OptionGroup } from './option-group.tsx'
import { plateSet } from './plates.tsx'
import { Sizes } from './sizes.tsx'
import type { ChosenDish } from '#domain/chosen-dish.ts'
import { AddDish } from './add-dish.tsx'
import { KitchenNotes } from './kitchen-notes.tsx'
import { WhyThisPrice } from './why-this-price.tsx'

interface DishDialogProps {
  offer: DishOffer
  restaurantId: string
  isOpen: boolean
  onClose: () => void
  onAdd: (chosen: ChosenDish, quantity: number) => void
}

/** One dish with its sizes, halves and options; what it contains and what it costs follow what is picked. */
export function DishDialog({ isOpen, onClose, ...dish }: DishDialogProps) {
  const { offer } = dish
  return (
    <DialogPanel isOpen={isOpen} onClose={onClose} size="m" title={<bdi>{offer.dish.name}</bdi>}>
      <Dish key={offer.dish.key} {...dish} />
    </DialogPanel>
  )
}

function Dish({
  offer,
  restaurantId,
  onAdd,
}: Pick<DishDialogProps, 'offer' | 'restaurantId' | 'onAdd'>) {
  const [notes, setNotes] = useState({ allergyNote: '', comment: '' })
  const [picked, setPicked] = useState(() => firstPick(offer))
  const { dish, groups } = offer
  const { kcal } = dish
  const breakdown = pickedPrice(offer, picked)
  return (
    <div className="grid gap-7">
      {dish.image && (
        <div
          className={`tint-${dish.tint} grid aspect-[2/1] place-items-center overflow-hidden rounded-lg bg-tint`}
        >
          <Picture
            alt=""
            className="w-[52%]"
            height={640}
            load="eager"
            sizes="300px"
            src={dish.image}
            srcSet={plateSet(dish.image)}
            width={640}
          />
        </div>
      )}
      <div className="grid gap-2">
        <p className="text-muted-foreground">{dish.description}</p>
        <div aria-live="polite">
          <Contains allergens={allergensOf(offer, picked)} />
        </div>
        <p className="text-sm text-muted-foreground">
          <Trans>About {kcal} kcal</Trans>
        </p>
      </div>
      <Sizes dish={dish} onPick={setPicked} picked={picked} />
      <Halves offer={offer} onPick={setPicked} picked={picked} />
      {groups.map((group) => (
        <OptionGroup
          group={group}
          isHalved={picked.halves !== undefined}
          key={group.key}
          onPick={setPicked}
          picked={picked}
        />
      ))}
      <KitchenNotes onChange={setNotes} value={notes} />
      <div className="sticky -bottom-5 -mx-7 -mb-5 grid gap-2 border-t border-border bg-background px-7 py-4">
        <WhyThisPrice breakdown={breakdown} offer={offer} />
        <AddDish
          breakdown={breakdown}
          notes={notes}
          offer={offer}
          onAdd={onAdd}
          picked={picked}
          restaurantId={restaurantId}
        />
      </div>
    </div>
  )
}
