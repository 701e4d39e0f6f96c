import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceData, InvoiceSeller } from '#domain/invoices.ts'
import { formatOre } from '#domain/money.ts'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import type { OrderAddress, VatRow } from '#domain/orders.ts'
import type { Paper } from './paper.ts'

/** A sum on paper; the foot of a table says that they are kroner. */
export function sumText(ore: number): string {
  return formatOre(ore)
}

export function rateText(rateBp: number): string {
  return `${(rateBp / 100).toLocaleString('nb-NO')} %`
}

/** What an order's VAT is by rate. */
export function vatPart(vat: readonly VatRow[], i18n: I18n): NonNullable<Paper['vat']> {
  return {
    columns: [i18n._(msg`VAT rate`), i18n._(msg`Without VAT`), i18n._(msg`VAT`)],
    rows: vat.map(({ rateBp, netOre, vatOre }) => [
      rateText(rateBp),
      sumText(netOre),
      sumText(vatOre),
    ]),
  }
}

export function addressLines(address: OrderAddress | null): string[] {
  return address ? [address.street, `${address.postcode} ${address.city}`] : []
}

/** The seller as the law wants it named: with the organisation number, `MVA` where it is registered, and the register of companies. */
export function sellerLines(seller: InvoiceSeller): string[] {
  const { orgNo, isVatRegistered, address, email, phone } = seller
  return [
    ...addressLines(address),
    `Org.nr. ${orgNoInThrees(orgNo)}${isVatRegistered ? ' MVA' : ''}`,
    ...[email ?? '', phone ?? ''].filter(Boolean),
  ]
}

export function sellerFoot({ legalName, orgNo, ...seller }: InvoiceSeller): string {
  return [
    legalName,
    `Org.nr. ${orgNoInThrees(orgNo)}${seller.isVatRegistered ? ' MVA' : ''}`,
    ...(seller.isInBusinessRegister ? ['Foretaksregisteret'] : []),
  ].join(' · ')
}

export function buyerLines({ name, contact, orgNo, address }: InvoiceData['buyer']): string[] {
  return [
    name,
    ...(contact === name ? [] : [contact]),
    ...addressLines(address),
    ...(orgNo ? [`Org.nr. ${orgNoInThrees(orgNo)}`] : []),
  ]
}
