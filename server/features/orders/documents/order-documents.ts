import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderDocument, OrderDocuments } from '#domain/documents.schema.ts'
import { formatOre } from '#domain/money.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { paidOre } from '#server/features/orders/paid.ts'
import { dateText } from '#server/i18n/day-words.ts'
import { isolated } from '#server/i18n/isolated.ts'

/** The papers that the buyer of an order can have now: the newest invoice's first. */
export function buyersDocuments(found: FoundOrder, i18n: I18n): OrderDocuments {
  return { words: wordsOf(i18n), papers: [receiptOf(found, i18n), ...issued(found, i18n)] }
}

/** The same as those who work here have them, with the slip that lies in the box. */
export function staffDocuments(found: FoundOrder, i18n: I18n): OrderDocuments {
  const slip: OrderDocument = {
    ...{ id: 'packing-slip', text: i18n._(msg`Packing slip`), detail: '', formats: ['pdf'] },
  }
  return { words: wordsOf(i18n), papers: [receiptOf(found, i18n), slip, ...issued(found, i18n)] }
}

function wordsOf(i18n: I18n): OrderDocuments['words'] {
  return {
    title: i18n._(msg`Papers`),
    pdf: i18n._(msg`PDF`),
    xml: i18n._(msg`E-invoice (EHF)`),
  }
}

function receiptOf({ order }: FoundOrder, i18n: I18n): OrderDocument {
  const text = paidOre(order) > 0 ? i18n._(msg`Receipt`) : i18n._(msg`Order confirmation`)
  return { id: 'receipt', text, detail: '', formats: ['pdf'] }
}

function issued({ invoices }: FoundOrder, i18n: I18n): OrderDocument[] {
  return invoices.map(({ id, kind, number, issuedOn, data }) => ({
    id,
    text: kind === 'invoice' ? i18n._(msg`Invoice`) : i18n._(msg`Credit note`),
    detail: [number, dateText(i18n.locale, issuedOn), formatOre(data.totalOre)]
      .map(isolated)
      .join(' · '),
    // Accounts of businesses read it; a person has none.
    formats: data.buyer.orgNo ? ['pdf', 'xml'] : ['pdf'],
  }))
}
