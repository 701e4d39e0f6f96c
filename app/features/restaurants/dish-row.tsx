import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { pageAddress } from '#app/ui/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Contains } from './contains.tsx'
import { allergensOf, type DishOffer, leastOf } from '#domain/dish-offer.ts'
import { firstPick } from './dish-choice.ts'
import { plateSet } from './plates.tsx'
import { Served } from './served.tsx'

interface DishRowProps {
  offer: DishOffer
  path: string
  /** The first of a section: its picture is wide. */
  isLead: boolean
  load: 'eager' | 'lazy'
  /** How many of it the guest has ordered. */
  count: number
  onOpen: (key: string) => void
  onIntent: () => void
}

/** One dish of a menu: what it is, what it contains, its price, and why it cannot be had now. */
export function DishRow({ offer, path, isLead, load, count, onOpen, onIntent }: DishRowProps) {
  const { key, name, description, tint, image, problem, isPickedUp, servingTimes } = offer.dish
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(key)
  }
  return (
    <li className={`relative tint-${tint} ${isLead ? leadFrame : frame}`}>
      <div className={isLead ? 'order-2 grid gap-1.5' : 'grid content-start gap-1.5'}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-lg leading-7">
            <a
              aria-describedby={hasChoices(offer) ? `${key}-options` : undefined}
              className="after:absolute after:inset-0"
              href={`${pageAddress(path)}${stringifyPlainSearch({ dish: key })}`}
              id={key}
              onClick={open}
              onFocus={onIntent}
              onPointerEnter={onIntent}
            >
              {name}
            </a>
          </h3>
        </div>
        <p className="leading-6 text-muted-foreground">{description}</p>
        <Contains allergens={allergensOf(offer, firstPick(offer))} />
        <Served times={servingTimes} />
        {!isPickedUp && (
          <p className="text-sm text-muted-foreground">
            <Trans>Only eaten here</Trans>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 font-bold">
          <span>
            <LeastPrice offer={offer} />
          </span>
          {count > 0 && <Ordered count={count} />}
          {hasChoices(offer) && <Choices id={`${key}-options`} />}
        </p>
        {problem && <Problem problem={problem} />}
      </div>
      <div className={`overflow-hidden rounded-lg bg-tint ${isLead ? leadPicture : picture}`}>
        {image && (
          <Picture
            alt=""
            className={`w-full ${isLead ? 'scale-110' : 'p-1.5'} ${problem ? 'opacity-60 grayscale' : ''}`}
            height={640}
            load={load}
            sizes={isLead ? '(min-width: 768px) 560px, 92vw' : '116px'}
            src={image}
            srcSet={plateSet(image)}
            width={640}
          />
        )}
      </div>
    </li>
  )
}

const frame = 'grid grid-cols-[minmax(0,1fr)_116px] gap-4 border-b border-border py-6'
const leadFrame = 'grid content-start gap-4 border-b border-border py-6 md:row-span-3'
const picture = 'size-[116px]'
const leadPicture = 'grid aspect-[2/1] place-items-center'

function Ordered({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-primary px-2.5 py-0.5 text-sm text-primary-foreground">
      <Trans>{count} in your order</Trans>
    </span>
  )
}

/** Something of it can be chosen before it is ordered. */
function hasChoices({ dish, groups, halves }: DishOffer): boolean {
  return groups.length > 0 || halves.length > 0 || dish.sizes.length > 1
}

/** As on the card of a product with options: it leads on. */
function Choices({ id }: { id: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-primary" id={id}>
      <Trans>Choose options</Trans>
      <Icon name="chevron-right" size="s" />
    </span>
  )
}

function LeastPrice({ offer }: { offer: DishOffer }) {
  const { ore, isFrom } = leastOf(offer)
  const price = <Price ore={ore} />
  return isFrom ? <Trans>from {price}</Trans> : price
}

function Problem({ problem }: { problem: 'sold_out' | 'not_served' }) {
  const { t } = useLingui()
  const words = { sold_out: t`Sold out today`, not_served: t`Not served now` }
  return (
    <p>
      <span className="rounded-sm bg-foreground px-2.5 py-1 text-sm font-semibold text-background">
        {words[problem]}
      </span>
    </p>
  )
}
