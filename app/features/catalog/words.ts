import { useLingui } from '@lingui/react/macro'
import type { AllergenCode, Diet, Sort, Temperature } from '#domain/catalog.ts'

/** The 14 allergens, in lower case: they stand within sentences too. */
export function useAllergenNames(): Record<AllergenCode, string> {
  const { t } = useLingui()
  return {
    gluten: t`gluten`,
    crustaceans: t`crustaceans`,
    eggs: t`eggs`,
    fish: t`fish`,
    peanuts: t`peanuts`,
    soya: t`soya`,
    milk: t`milk`,
    nuts: t`nuts`,
    celery: t`celery`,
    mustard: t`mustard`,
    sesame: t`sesame`,
    sulphites: t`sulphites`,
    lupin: t`lupin`,
    molluscs: t`molluscs`,
  }
}

export function useDietNames(): Record<Diet, string> {
  const { t } = useLingui()
  return {
    vegetarian: t`Vegetarian`,
    vegan: t`Vegan`,
    gluten_free: t`Gluten-free`,
    lactose_free: t`Lactose-free`,
    no_added_sugar: t`No added sugar`,
  }
}

export function useStorageNames(): Record<Temperature, string> {
  const { t } = useLingui()
  return { ambient: t`Room temperature`, chilled: t`Chilled`, frozen: t`Frozen` }
}

export function useSortNames(): Record<Sort, string> {
  const { t } = useLingui()
  return {
    popular: t`Most bought`,
    newest: t`Newest`,
    name: t`Name, A to Z`,
    price: t`Lowest price`,
    'price-desc': t`Highest price`,
    'unit-price': t`Lowest unit price`,
  }
}
