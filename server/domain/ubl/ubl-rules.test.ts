import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedVat, creditLines } from '#domain/credited.ts'
import { invoiceLines } from '#domain/invoice-lines.ts'
import type { InvoiceData } from '#domain/invoices.ts'
import { offerTotals } from '#domain/offer-totals.ts'
import { orderTotals, type VatRow } from '#domain/orders.ts'
import { refundVat } from '#domain/refunds.ts'
import { readXml } from '#server/platform/xml-reader.ts'
import { ore, readUbl, text } from './read-ubl.ts'
import { type IssuedPaper, ublOf } from './ubl-document.ts'
import { brokenRules, type UblRule } from './ubl-rules.ts'

const rates = [0, 1500, 2500]
const address = { street: 'Kaien 3', postcode: '5003', city: 'Bergen' }

function paperOf(lines: InvoiceData['lines'], vat: VatRow[]): IssuedPaper {
  const netOre = vat.reduce((sum, row) => sum + row.netOre, 0)
  const vatOre = vat.reduce((sum, row) => sum + row.vatOre, 0)
  return {
    ...{ kind: 'invoice', number: 'F-26-000001', issuedOn: '2026-11-28', dueOn: '2026-12-12' },
    data: {
      seller: {
        ...{ legalName: 'Prøvegården Mat AS', orgNo: '974760673', address },
        ...{ isVatRegistered: true, isInBusinessRegister: true, bankAccount: '15061112348' },
        ...{ email: 'post@provegarden.example', phone: null },
      },
      buyer: {
        ...{ name: 'Kafé Fjord & sønn <AS>', orgNo: '923609016', contact: 'Ada', address },
        ...{ email: 'ada@kafe.example', invoiceAddress: null },
      },
      ...{ orderNumber: 'PF-26-000007', orderedAt: 0, deliveredOn: '2026-11-27' },
      ...{ poNumber: null, credits: null, reason: '', lines, vat, netOre, vatOre },
      totalOre: netOre + vatOre,
    },
  }
}

/** Orders of the shop and of quotes, with goods of any rates, options in names, and freight. */
const order = fc
  .record({
    isQuote: fc.boolean(),
    freightOre: fc.integer({ min: 0, max: 90_000 }),
    drawn: fc.array(
      fc.record({
        title: fc.string({ maxLength: 300, unit: 'binary' }),
        gtin: fc.constantFrom(null, '7038010001123', '5901234123457'),
        qty: fc.integer({ min: 1, max: 9999 }),
        priceOre: fc.integer({ min: 1, max: 200_000 }),
        vatBp: fc.constantFrom(...rates),
      }),
      { minLength: 1, maxLength: 40 },
    ),
  })
  .map(({ isQuote, freightOre, drawn }) => {
    const offer = offerTotals(
      drawn.map(({ qty: pieces, priceOre: netOre, vatBp }) => ({ pieces, netOre, vatBp })),
      freightOre,
    )
    const lines = drawn.map(({ title, qty, priceOre, vatBp, gtin }, at) => ({
      ...{ title, packageSize: '250 g', sku: `S-${at}`, qty, vatBp },
      gtin: gtin === '5901234123457' ? gtin : null,
      lineOre: isQuote ? (offer.lineGrossOre[at] ?? 0) : qty * priceOre,
      netUnitOre: isQuote ? priceOre : null,
    }))
    const totals = isQuote ? offer : orderTotals(lines, freightOre)
    return { totals, paper: paperOf(invoiceLines(lines, totals.vat, 'Frakt'), totals.vat) }
  })

test('the file of an invoice keeps all rules, and its sums are the order’s to the øre', () => {
  fc.assert(
    fc.property(order, ({ totals, paper }) => {
      const file = ublOf(paper)
      expect(brokenRules(readXml(file))).toEqual([])
      const root = readUbl(readXml(file))?.root
      expect(ore(root, 'LegalMonetaryTotal/PayableAmount')).toBe(totals.totalOre)
      const vatOre = totals.vat.reduce((sum, row) => sum + row.vatOre, 0)
      expect(ore(root, 'TaxTotal/TaxAmount')).toBe(vatOre)
    }),
    { numRuns: 50 },
  )
})

test('so does the file of a credit note, however often a part goes back', () => {
  fc.assert(
    fc.property(order, fc.array(fc.integer({ min: 1, max: 100_000 })), ({ paper }, amounts) => {
      const { data } = paper
      const credited: VatRow[][] = []
      for (const otherOre of amounts) {
        const left = data.vat.map((row) => ({
          rateBp: row.rateBp,
          netOre: row.netOre - sumOf(credited, row.rateBp, 'netOre'),
          vatOre: row.vatOre - sumOf(credited, row.rateBp, 'vatOre'),
        }))
        const refund = refundVat(left, { lines: [], otherOre })
        if (!refund.ok) continue
        const money = { invoiced: data.vat, paid: data.vat, credited, refunded: credited }
        const vat = creditedVat({ ...money, refund: refund.value })
        expect(vat).toEqual(refund.value)
        const note = paperOf(creditLines([], vat, 'Dented'), vat)
        const credits = { number: paper.number, issuedOn: paper.issuedOn }
        const file = ublOf({
          ...note,
          ...{ kind: 'credit_note', dueOn: null, number: 'K-26-000001' },
          data: { ...note.data, credits, reason: 'Dented' },
        })
        expect(brokenRules(readXml(file))).toEqual([])
        expect(ore(readUbl(readXml(file))?.root, 'LegalMonetaryTotal/PayableAmount')).toBe(otherOre)
        credited.push(vat)
      }
    }),
    { numRuns: 50 },
  )
})

const plain = paperOf(
  [
    ...[1500, 2500].map((vatBp) => ({
      ...{ title: 'Smør', packageSize: '250 g', sku: 'S-1', gtin: '5901234123457', qty: 3 },
      ...{ netOre: 10_000, grossOre: 10_000 + vatBp, vatBp },
    })),
  ],
  [
    { rateBp: 1500, netOre: 10_000, vatOre: 1500 },
    { rateBp: 2500, netOre: 10_000, vatOre: 2500 },
  ],
)

test('an address of the network, the buyer’s own order number and the tax are where systems look for them', () => {
  const buyer = { ...plain.data.buyer, invoiceAddress: '0192:974760673' }
  const root = readUbl(
    readXml(ublOf({ ...plain, data: { ...plain.data, buyer, poNumber: 'PO-77' } })),
  )?.root
  expect(text(root, 'AccountingCustomerParty/Party/EndpointID')).toBe('974760673')
  expect(text(root, 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID')).toBe('923609016')
  expect(text(root, 'AccountingCustomerParty/Party/PartyName/Name')).toBe('Kafé Fjord & sønn <AS>')
  expect(text(root, 'OrderReference/ID')).toBe('PO-77')
  expect(text(root, 'Delivery/ActualDeliveryDate')).toBe('2026-11-27')
  const seller = { ...plain.data.seller, isVatRegistered: false }
  const untaxed = paperOf(
    [{ ...(plain.data.lines[0] ?? never()), netOre: 300, grossOre: 300, vatBp: 0 }],
    [{ rateBp: 0, netOre: 300, vatOre: 0 }],
  )
  expect(brokenRules(readXml(ublOf({ ...untaxed, data: { ...untaxed.data, seller } })))).toEqual([])
})

test.each<[UblRule, string | RegExp, string]>([
  ['BR-02', '<cbc:ID>F-26-000001</cbc:ID>', ''],
  ['BR-04', /<cbc:InvoiceTypeCode>.*\n/u, ''],
  ['BR-07', /(?<=<cac:AccountingCustomerParty>[^]*)<cbc:RegistrationName>.*\n/u, ''],
  ['BR-09', /<cac:Country>[^]*?<\/cac:Country>/u, ''],
  ['BR-25', /<cbc:Name>Smør<\/cbc:Name>/u, ''],
  ['BR-27', /<cbc:PriceAmount currencyID="NOK">/u, '<cbc:PriceAmount currencyID="NOK">-'],
  ['BR-61', /<cac:PayeeFinancialAccount>[^]*?<\/cac:PayeeFinancialAccount>/u, ''],
  [
    'BR-CO-10',
    /(?<=<cac:InvoiceLine>[^]*<cbc:LineExtensionAmount currencyID="NOK">)100.00/u,
    '100.01',
  ],
  [
    'BR-CO-13',
    'TaxExclusiveAmount currencyID="NOK">200.00',
    'TaxExclusiveAmount currencyID="NOK">199.00',
  ],
  ['BR-CO-14', '<cbc:TaxAmount currencyID="NOK">40.00', '<cbc:TaxAmount currencyID="NOK">41.00'],
  [
    'BR-CO-15',
    'TaxInclusiveAmount currencyID="NOK">240.00',
    'TaxInclusiveAmount currencyID="NOK">240.01',
  ],
  ['BR-CO-16', 'PayableAmount currencyID="NOK">240.00', 'PayableAmount currencyID="NOK">239.00'],
  ['BR-CO-17', '<cbc:TaxAmount currencyID="NOK">25.00', '<cbc:TaxAmount currencyID="NOK">26.00'],
  ['BR-CL-25', 'schemeID="0192">923609016</cbc:EndpointID>', 'schemeID="1234">1</cbc:EndpointID>'],
  ['BR-CO-25', /<cbc:DueDate>.*\n/u, ''],
  [
    'BR-DEC-23',
    /(?<=<cac:InvoiceLine>[^]*<cbc:LineExtensionAmount currencyID="NOK">)100.00/u,
    '100.001',
  ],
  ['BR-CL-21', '5901234123457', '5901234123458'],
  ['BR-S-01', '<cbc:Percent>25</cbc:Percent>', '<cbc:Percent>24</cbc:Percent>'],
  ['BR-S-02', /<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/u, ''],
  [
    'BR-S-08',
    '<cbc:TaxableAmount currencyID="NOK">100.00',
    '<cbc:TaxableAmount currencyID="NOK">101.00',
  ],
  ['PEPPOL-EN16931-R003', /<cbc:BuyerReference>[^]*<\/cac:OrderReference>/u, ''],
  ['PEPPOL-EN16931-R008', '<cbc:BuyerReference>Ada', '<cbc:BuyerReference>'],
  ['PEPPOL-EN16931-R010', /(?<=<cac:AccountingCustomerParty>[^]*)<cbc:EndpointID.*\n/u, ''],
  ['PEPPOL-EN16931-R051', 'currencyID="NOK"', 'currencyID="SEK"'],
  [
    'PEPPOL-EN16931-R120',
    '<cbc:InvoicedQuantity unitCode="H87">3',
    '<cbc:InvoicedQuantity unitCode="H87">4',
  ],
  ['PEPPOL-EN16931-F001', '2026-11-28', '28.11.2026'],
  ['PEPPOL-COMMON-R041', '>923609016</cbc:EndpointID>', '>923609017</cbc:EndpointID>'],
  ['NO-R-001', 'NO974760673MVA', 'NO974760673'],
  ['NO-R-002', 'Foretaksregisteret', 'Aksjeselskap'],
])('%s is named where a file breaks it', (rule, from, to) => {
  const file = ublOf(plain)
  expect(brokenRules(readXml(file))).toEqual([])
  const broken = file.replace(from, to)
  expect(broken).not.toBe(file)
  expect(brokenRules(readXml(broken))).toContain(rule)
})

test('the last credit note, whose tax is what the roundings of those before it left, is handed out', () => {
  const note = paperOf(
    [{ ...(plain.data.lines[0] ?? never()), qty: 1, netOre: 100, grossOre: 118, vatBp: 1500 }],
    [{ rateBp: 1500, netOre: 100, vatOre: 18 }],
  )
  expect(brokenRules(readXml(ublOf(note)))).toEqual([])
})

test.each(['0192:974760674', '1234:abc', 'faktura@kafe.no', '', null])(
  'an invoice whose buyer typed the address %s goes to the organisation number',
  (invoiceAddress) => {
    const buyer = { ...plain.data.buyer, invoiceAddress }
    const file = readXml(ublOf({ ...plain, data: { ...plain.data, buyer } }))
    expect(brokenRules(file)).toEqual([])
    expect(text(readUbl(file)?.root, 'AccountingCustomerParty/Party/EndpointID')).toBe('923609016')
  },
)

test('what is no invoice keeps no rule', () => {
  expect(brokenRules(readXml('<html></html>')).length).toBeGreaterThan(60)
})

function sumOf(rows: readonly VatRow[][], rateBp: number, of: 'netOre' | 'vatOre'): number {
  return rows
    .flat()
    .filter((row) => row.rateBp === rateBp)
    .reduce((sum, row) => sum + row[of], 0)
}

function never(): never {
  throw new Error('the paper has no line')
}
