import { expect, test } from 'vitest'
import type { InvoiceData } from '#domain/invoices.ts'
import { plainTranslatorFor } from '#server/i18n/translator.ts'
import { invoicePaper } from './invoice-paper.ts'

const address = { street: 'Kaien 3', postcode: '5003', city: 'Bergen' }
const data: InvoiceData = {
  seller: {
    ...{ legalName: 'Prøvegården Mat AS', orgNo: '974760673', address, email: null, phone: null },
    ...{ isVatRegistered: true, isInBusinessRegister: true, bankAccount: '15061112348' },
  },
  buyer: {
    ...{ name: 'Kafé Fjord AS', orgNo: '923609016', contact: 'Ada', email: 'ada@kafe.example' },
    ...{ invoiceAddress: null, address: { street: 'Torget 1', postcode: '5003', city: 'Bergen' } },
  },
  ...{ orderNumber: 'PF-26-000007', orderedAt: Date.parse('2026-11-19T08:00:00Z') },
  ...{ deliveredOn: '2026-11-27', poNumber: 'PO-77', credits: null, reason: '' },
  lines: [
    {
      ...{ title: 'Smør', packageSize: '250 g', sku: 'S-1', gtin: null, qty: 6 },
      ...{ netOre: 33_391, grossOre: 38_400, vatBp: 1500 },
    },
  ],
  vat: [{ rateBp: 1500, netOre: 33_391, vatOre: 5009 }],
  ...{ netOre: 33_391, vatOre: 5009, totalOre: 38_400 },
}
const issued = { number: 'F-26-000001', issuedOn: '2026-11-28', dueOn: '2026-12-12', data }

async function written(kind: 'invoice' | 'credit_note', change: Partial<InvoiceData> = {}) {
  const i18n = await plainTranslatorFor({ catalogue: 'nb' })
  return invoicePaper(
    { ...issued, kind, data: { ...data, ...change } },
    { i18n, lang: 'nb', isRightToLeft: false },
  )
}
const plain = (value: unknown) => JSON.stringify(value).replaceAll(/\s/gu, ' ')

test('an invoice says all that the bookkeeping rules want of one', async () => {
  const paper = await written('invoice')
  expect(paper.title).toBe('Faktura')
  const said = plain(paper)
  for (const wanted of [
    // Number and day of issue, seller with organisation number and MVA, the register of companies.
    ...['F-26-000001', '28.11.2026', 'Prøvegården Mat AS', '974 760 673 MVA', 'Foretaksregisteret'],
    // Buyer, what and how much, when and where it was delivered, when and where to it is paid.
    ...['Kafé Fjord AS', 'Torget 1', 'Smør', '27.11.2026', '12.12.2026', '1506.11.12348', 'PO-77'],
    // Sums without VAT, the VAT by rate in kroner, and what is to be paid.
    ...['333,91 kr', '15 %', '50,09 kr', '384,00 kr', 'PF-26-000007'],
  ])
    expect(said).toContain(wanted)
})

test('an old invoice is headed by who issued it, whatever the site is called now', async () => {
  const { company } = await written('invoice')
  expect(company.name).toBe('Prøvegården Mat AS')
  expect(company.lines).not.toContain('Prøvegården Mat AS')
})

test('an invoice of several parcels says the day of each', async () => {
  const said = plain(await written('invoice', { deliveredDays: ['2026-11-24', '2026-11-27'] }))
  expect(said).toContain('24.11.2026, 27.11.2026')
})

test('a credit note names the invoice that it takes back and why, and asks for no money', async () => {
  const credits = { number: 'F-26-000001', issuedOn: '2026-11-28' }
  const paper = await written('credit_note', { credits, reason: 'Knust i kartongen' })
  expect(paper.title).toBe('Kreditnota')
  expect(paper.pay).toEqual([])
  expect(paper.facts.map(({ value }) => value)).toContain('F-26-000001')
  expect(paper.notes).toEqual(['Knust i kartongen'])
})

test('who is not registered for VAT writes no MVA behind its number', async () => {
  const seller = { ...data.seller, isVatRegistered: false, isInBusinessRegister: false }
  const said = plain(await written('invoice', { seller }))
  expect(said).not.toContain('673 MVA')
  expect(said).not.toContain('Foretaksregisteret')
})
