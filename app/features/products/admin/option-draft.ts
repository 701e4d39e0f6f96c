import { plainDigits } from '#domain/plain-digits.ts'
import type { ProductOptions } from '#domain/attributes.schema.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** A choice as it is typed: its surcharge in kroner, its size and weight, where it brings its own. */
export interface ChoiceDraft {
  value: string
  label: Record<string, string>
  price: string
  netQuantity: string
  grossWeightG: string
}

/** A question to the buyer as it is typed. */
export interface OptionDraft {
  key: string
  label: Record<string, string>
  type: ProductOptions[number]['type']
  required: boolean
  /** The largest number, or the most characters. */
  max: string
  choices: ChoiceDraft[]
}

/** What is saved, as it is typed. */
export function optionDrafts(options: ProductOptions): OptionDraft[] {
  return options.map((option) => ({
    ...{ key: option.key, label: option.label, type: option.type, required: option.required },
    max: option.type === 'choice' ? '' : String(option.max),
    choices: (option.type === 'choice' ? option.options : []).map((choice) => ({
      ...{ value: choice.value, label: choice.label, price: typedKroner(choice.priceOre) },
      netQuantity: String(choice.netQuantity ?? ''),
      grossWeightG: String(choice.grossWeightG ?? ''),
    })),
  }))
}

/** The same as it is sent; what is no number goes as nothing, and comes back refused at its field. */
export function optionsIn(drafts: readonly OptionDraft[]): unknown[] {
  return drafts.map(({ key, label, type, required, max, choices }) => ({
    ...{ key, label, type, required },
    ...(type === 'choice' ? { options: choices.map(choiceIn) } : { max: readWhole(max) }),
  }))
}

function choiceIn({ value, label, price, netQuantity, grossWeightG }: ChoiceDraft) {
  return {
    ...{ value, label },
    priceOre: price.trim() === '' ? 0 : (readKroner(price) ?? null),
    ...(netQuantity.trim() === '' ? {} : { netQuantity: readWhole(netQuantity) }),
    ...(grossWeightG.trim() === '' ? {} : { grossWeightG: readWhole(grossWeightG) }),
  }
}

function readWhole(typed: string): number | null {
  const plain = plainDigits(typed).replaceAll(/\s/gu, '')
  return /^\d{1,9}$/u.test(plain) ? Number(plain) : null
}

/** A question that is new. Its key is never one that was there before: a cart that holds that means something else by it. */
export function newOption(): OptionDraft {
  return {
    ...{ key: freshName(), label: {}, type: 'choice', required: true, max: '100' },
    choices: [newChoice()],
  }
}

/** What a dish is asked for: menus know it by this key. */
export function newSize(): OptionDraft {
  return { ...newOption(), key: 'size' }
}

/** The same of a choice. */
export function newChoice(): ChoiceDraft {
  return { value: freshName(), label: {}, price: '0', netQuantity: '', grossWeightG: '' }
}

function freshName(): string {
  return newKey().slice(-12)
}
