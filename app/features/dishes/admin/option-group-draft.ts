import type { AdminOptionGroup } from '#domain/admin-dishes.schema.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import {
  type AllergenDraft,
  allergenDraft,
  answersIn,
} from '#app/features/products/admin/food-draft.ts'
import { typedWhole } from '#app/workspace/form/typed-number.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** An option as it is typed: prices in kroner, and an answer for each allergen, none of them chosen beforehand. */
export interface OptionDraft {
  /** Of the row on the page. */
  row: string
  /** Of the option; none of one that is new. */
  id?: string
  titles: Record<string, string>
  price: string
  priceBySize: Record<string, string>
  allergens: AllergenDraft
  isDefault: boolean
}

/** A group as its form holds it: lists as text, so that what is typed is compared with what is saved. */
export interface GroupDraft extends Record<string, string | boolean> {
  kind: string
  min: string
  max: string
  freeCount: string
  isPerHalf: boolean
  titles: string
  options: string
}

/** What is saved, as it is typed. */
export function groupDraft(group: AdminOptionGroup): GroupDraft {
  const { kind, min, max, freeCount, isPerHalf, titles, options } = group
  const drafts = options.map((option): OptionDraft => ({
    ...{ row: option.id, id: option.id, titles: option.titles, isDefault: option.isDefault },
    price: typedKroner(option.priceOre),
    priceBySize: Object.fromEntries(
      Object.entries(option.priceBySize).map(([size, ore]) => [size, typedKroner(ore)]),
    ),
    allergens: allergenDraft(option.allergens),
  }))
  return {
    ...{ kind, isPerHalf, min: String(min), max: String(max), freeCount: String(freeCount) },
    ...{ titles: JSON.stringify(titles), options: JSON.stringify(drafts) },
  }
}

/** A group that is new, with one option to begin with. */
export function newGroup(): GroupDraft {
  return {
    ...{ kind: 'radio', min: '1', max: '1', freeCount: '0', isPerHalf: false, titles: '{}' },
    options: JSON.stringify([newOption()]),
  }
}

export function newOption(): OptionDraft {
  return {
    ...{ row: newKey(), titles: {}, price: '0', priceBySize: {} },
    ...{ allergens: allergenDraft([]), isDefault: false },
  }
}

export function optionsOf({ options }: GroupDraft): OptionDraft[] {
  return JSON.parse(options) as OptionDraft[]
}

/** The same as it is sent; what is no number goes as it was typed, and comes back refused at its field. */
export function groupBody(draft: GroupDraft): object {
  const { kind, isPerHalf, min, max, freeCount, titles } = draft
  return {
    ...{ kind, isPerHalf, titles: JSON.parse(titles) as object },
    ...{ min: typedWhole(min), max: typedWhole(max), freeCount: typedWhole(freeCount) },
    options: optionsOf(draft).map(({ row: _, price, priceBySize, allergens, ...option }) => ({
      ...option,
      priceOre: price.trim() === '' ? 0 : (readKroner(price) ?? price),
      priceBySize: Object.fromEntries(
        Object.entries(priceBySize)
          .filter(([, typed]) => typed.trim() !== '')
          .map(([size, typed]) => [size, readKroner(typed) ?? typed]),
      ),
      allergens: answersIn(allergens),
    })),
  }
}
