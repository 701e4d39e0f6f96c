import type { ProductFacts } from '#domain/admin-products.schema.ts'
import { shownNumber, typedWhole, typedWholeOrNone } from '#app/workspace/form/typed-number.ts'

/** A product's facts as fields hold them. */
export function typedFacts(facts: ProductFacts) {
  return {
    sku: facts.sku,
    barcode: facts.barcode ?? '',
    categoryId: facts.categoryId,
    otherCategoryIds: facts.otherCategoryIds.join(' '),
    availability: facts.availability as string,
    badge: facts.badge ?? '',
    minQty: String(facts.minQty),
    stepQty: String(facts.stepQty),
    maxQty: String(facts.maxQty),
    vatClass: facts.vatClass as string,
    withdrawalPolicy: facts.withdrawalPolicy as string,
    netQuantity: String(facts.netQuantity),
    netUnit: facts.netUnit as string,
    grossWeightG: String(facts.grossWeightG),
    temperature: facts.temperature as string,
    shelfLifeDays: shownNumber(facts.shelfLifeDays),
    originCountry: facts.originCountry,
  }
}

/** What is sent of them; what is no number goes as it was typed, and comes back refused at its field. */
export function factsBody(typed: ReturnType<typeof typedFacts>) {
  return {
    ...typed,
    barcode: typed.barcode.trim() || null,
    otherCategoryIds: typed.otherCategoryIds.split(' ').filter(Boolean),
    badge: typed.badge || null,
    minQty: typedWhole(typed.minQty),
    stepQty: typedWhole(typed.stepQty),
    maxQty: typedWhole(typed.maxQty),
    netQuantity: typedWhole(typed.netQuantity),
    grossWeightG: typedWhole(typed.grossWeightG),
    shelfLifeDays: typedWholeOrNone(typed.shelfLifeDays),
  }
}
