import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import {
  type AdminDish,
  type AdminMenu,
  type AdminMenuSection,
} from '#domain/admin-dishes.schema.ts'
import { servingText } from '#app/features/catalog/serving-text.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { ProductState } from '#app/features/products/admin/product-state.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { type MenuProps, textIn } from './dish-props.ts'
import { SoldOutState } from './sold-out-field.tsx'

/** The dishes of a restaurant in their sections, each in the order in which guests read them. */
export function DishTables(props: MenuProps) {
  const { menu, now } = props
  const { search } = useList()
  const asked = {
    ...{ q: search['q'] ?? '', section: search['section'] ?? '' },
    ...{ state: search['state'] ?? '', had: search['had'] ?? '' },
  }
  const isNarrowed = asked.q !== '' || asked.state !== '' || asked.had !== ''
  const shown = menu.dishes.filter((dish) => fits(dish, asked, now))
  const sections = menu.sections
    .filter(({ id }) => asked.section === '' || id === asked.section)
    .map((section) => ({
      section,
      dishes: shown.filter(({ sectionId }) => sectionId === section.id),
    }))
    .filter(({ dishes }) => dishes.length > 0)
  if (sections.length === 0)
    return (
      <EmptyState
        actions={
          (isNarrowed || asked.section !== '') && (
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all dishes</Trans>
            </ListLink>
          )
        }
        icon="utensils"
        title={isNarrowed ? <Trans>No dish fits this</Trans> : <Trans>No dishes yet</Trans>}
      />
    )
  return sections.map(({ section, dishes }) => (
    <SectionDishes
      {...props}
      canOrder={props.canEdit && !isNarrowed}
      dishes={dishes}
      key={section.id}
      section={section}
    />
  ))
}

/** What takes every filter out of the address. */
export const nothingAsked = {
  ...{ q: undefined, section: undefined, state: undefined, had: undefined },
}

interface SectionDishesProps extends MenuProps {
  section: AdminMenuSection
  dishes: readonly AdminDish[]
  canOrder: boolean
}

function SectionDishes(props: SectionDishesProps) {
  const { section, dishes, menu, now, canOrder, onChanged } = props
  const { t, i18n } = useLingui()
  const inRow = useRow()
  // The same list until the menu is read anew: what was moved meanwhile is shown over it.
  const rows = useMemo(
    () =>
      menu.dishes.filter(
        ({ sectionId, state }) => sectionId === section.id && state !== 'archived',
      ),
    [menu.dishes, section.id],
  )
  const order = useOrder({
    rows,
    idOf,
    onChanged,
    save: (ids, seen, key) => saveOrder(menu, { sectionId: section.id, ids, seen }, key),
  })
  const title = textIn(section.titles, props)
  const modes = (dish: AdminDish) =>
    inRow([
      ...(dish.isForEatIn ? [t`Eaten here`] : []),
      ...(dish.isForPickup ? [t`Picked up`] : []),
    ])
  const times = (dish: AdminDish) =>
    dish.servingTimes.length === 0
      ? '–'
      : inRow(dish.servingTimes.map((time) => servingText(i18n.locale, time, inRow)))
  const shown = (canOrder ? order.ordered : dishes).map((dish) => ({
    ...dish,
    now,
    name: textIn(dish.names, props),
    modes: modes(dish),
    times: times(dish),
  }))
  const columns: TableColumn<DishRow>[] = [
    { id: 'name', label: t`Name`, cell: nameCell, beside: lackCell },
    { id: 'price', label: t`Price`, align: 'end', from: 'm', cell: priceCell },
    { id: 'modes', label: t`Ordered for`, from: 'l', cell: (dish) => dish.modes },
    { id: 'times', label: t`Served`, from: 'l', cell: timesCell },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
  ]
  return (
    <section aria-label={title}>
      <h2 className="px-[var(--ws-gutter)] pt-5 pb-1 text-[length:var(--text-l)] font-bold">
        <bdi>{title}</bdi>
      </h2>
      <OrderedTable
        columns={columns}
        empty={null}
        idOf={idOf}
        label={title}
        nameOf={({ name }) => name}
        onPlace={canOrder ? order.place : undefined}
        rows={shown}
        titleOf={({ name }) => name}
      />
    </section>
  )
}

type DishRow = AdminDish & { name: string; modes: string; times: string; now: number }

const idOf = ({ id }: { id: string }) => id
const priceCell = ({ priceOre }: DishRow) =>
  priceOre === null ? <span className="ws-quiet">–</span> : <Price ore={priceOre} />

const nameCell = ({ imageUrl, tint, name }: DishRow) => (
  <span className="inline-flex items-center gap-2.5 align-middle whitespace-normal">
    <span
      className={`tint-${tint} size-9 flex-none overflow-hidden rounded-[var(--radius-s)] bg-[var(--t)]`}
    >
      {imageUrl && (
        <Picture
          alt=""
          className="size-full object-contain"
          height={72}
          sizes="36px"
          src={imageUrl}
          width={60}
        />
      )}
    </span>
    <bdi>{name}</bdi>
  </span>
)
/** Why guests cannot have it now. */
const lackCell = ({ now, soldOutUntil, hasFood }: DishRow) => (
  <>
    <SoldOutState now={now} until={soldOutUntil} />
    {!hasFood && (
      <span className="ws-state" data-tone="warn">
        <Trans>Allergens not confirmed</Trans>
      </span>
    )}
  </>
)

const timesCell = ({ times }: DishRow) => (
  <span className="ws-quiet" suppressHydrationWarning>
    {times}
  </span>
)
const stateCell = ({ state }: DishRow) => <ProductState state={state} />

/** What is put away stands in the list only where it is asked for. */
function fits(
  dish: AdminDish,
  { q, state, had }: { q: string; state: string; had: string },
  now: number,
): boolean {
  if (state === '' ? dish.state === 'archived' : dish.state !== state) return false
  if (had === 'eat_in' && !dish.isForEatIn) return false
  if (had === 'pickup' && !dish.isForPickup) return false
  if (had === 'sold_out' && (dish.soldOutUntil ?? 0) <= now) return false
  const wanted = q.toLowerCase()
  return [dish.key, ...Object.values(dish.names)].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

async function saveOrder(
  menu: AdminMenu,
  body: { sectionId: string; ids: readonly string[]; seen: readonly string[] },
  idempotencyKey: string,
) {
  const path = `/admin/dishes/${menu.restaurant.id}/dishes/order`
  const answer = await callTwice<AdminMenu>(path, { method: 'PUT', body, idempotencyKey })
  if (!answer.ok) return answer
  const ids = answer.value.dishes
    .filter(({ sectionId, state }) => sectionId === body.sectionId && state !== 'archived')
    .map(idOf)
  return { ok: true as const, value: ids }
}
