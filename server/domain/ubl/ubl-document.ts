import { appConfig } from '#config'
import type { InvoiceData, InvoiceKind, InvoiceLine } from '#domain/invoices.ts'
import type { OrderAddress } from '#domain/orders.ts'
import { orgNoScheme, peppolAddressOf, type PeppolAddress } from '#domain/peppol-address.ts'
import { vatCategory } from './vat-category.ts'
import { written, xml, type XmlElement, xmlFile } from './xml.ts'

/** A paper as it was issued. */
export interface IssuedPaper {
  kind: InvoiceKind
  number: string
  issuedOn: string
  dueOn: string | null
  data: InvoiceData
}

const { currency } = appConfig.money
const billing = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const common = 'urn:oasis:names:specification:ubl:schema:xsd'

const roots = {
  invoice: { name: 'Invoice', typeCode: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  credit_note: {
    ...{ name: 'CreditNote', typeCode: '381' },
    ...{ line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
  },
} as const satisfies Record<InvoiceKind, object>

/** A paper as a buyer's system reads it: EHF, which is Peppol BIS Billing 3, in UBL 2.1. Its sums are those of the paper, to the øre. */
export function ublOf(paper: IssuedPaper): string {
  const { kind, number, issuedOn, dueOn, data } = paper
  const { name, typeCode } = roots[kind]
  const isInvoice = kind === 'invoice'
  const root = xml(
    name,
    [
      xml('cbc:CustomizationID', billing),
      xml('cbc:ProfileID', profile),
      xml('cbc:ID', number),
      xml('cbc:IssueDate', issuedOn),
      isInvoice ? xml('cbc:DueDate', dueOn) : undefined,
      xml(`cbc:${name}TypeCode`, typeCode),
      xml('cbc:Note', data.reason),
      xml('cbc:DocumentCurrencyCode', currency),
      // One of the two has to be there: who asked for the goods always is (PEPPOL-EN16931-R003).
      xml('cbc:BuyerReference', data.buyer.contact || data.orderNumber),
      // The number by which the buyer ordered; our own beside it.
      xml('cac:OrderReference', [
        xml('cbc:ID', data.poNumber ?? data.orderNumber),
        xml('cbc:SalesOrderID', data.orderNumber),
      ]),
      creditedInvoice(data),
      xml('cac:AccountingSupplierParty', [seller(data)]),
      xml('cac:AccountingCustomerParty', [buyer(data)]),
      delivery(data),
      xml('cac:PaymentMeans', [
        xml('cbc:PaymentMeansCode', '30'),
        // No payment id: a buyer's system takes it for a KID, which we have none of. They name the invoice's number.
        xml('cac:PayeeFinancialAccount', [xml('cbc:ID', data.seller.bankAccount)]),
      ]),
      isInvoice ? undefined : xml('cac:PaymentTerms', [xml('cbc:Note', data.reason || number)]),
      taxTotal(data),
      totals(data),
      ...data.lines.map((line, at) => lineOf(line, { at, kind, data })),
    ],
    {
      xmlns: `${common}:${name}-2`,
      'xmlns:cac': `${common}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${common}:CommonBasicComponents-2`,
    },
  )
  if (!root) throw new Error('an invoice says nothing')
  return xmlFile(root)
}

function creditedInvoice({ credits }: InvoiceData) {
  return xml('cac:BillingReference', [
    xml('cac:InvoiceDocumentReference', [
      xml('cbc:ID', credits?.number),
      xml('cbc:IssueDate', credits?.issuedOn),
    ]),
  ])
}

function seller({ seller: from }: InvoiceData) {
  const { legalName, orgNo, email, phone } = from
  return xml('cac:Party', [
    xml('cbc:EndpointID', orgNo, { schemeID: orgNoScheme }),
    xml('cac:PartyName', [xml('cbc:Name', legalName)]),
    addressOf('cac:PostalAddress', from.address),
    // Who is not registered states no number of the tax (BR-O-02).
    from.isVatRegistered ? taxScheme(`NO${orgNo}MVA`, 'VAT') : undefined,
    from.isInBusinessRegister ? taxScheme('Foretaksregisteret', 'TAX') : undefined,
    legalEntity(legalName, orgNo),
    xml('cac:Contact', [xml('cbc:Telephone', phone), xml('cbc:ElectronicMail', email)]),
  ])
}

function buyer({ buyer: to }: InvoiceData) {
  const { scheme, id } = electronicAddress(to)
  return xml('cac:Party', [
    xml('cbc:EndpointID', id, { schemeID: scheme }),
    xml('cac:PartyName', [xml('cbc:Name', to.name)]),
    addressOf('cac:PostalAddress', to.address),
    legalEntity(to.name, to.orgNo),
    xml('cac:Contact', [xml('cbc:Name', to.contact), xml('cbc:ElectronicMail', to.email)]),
  ])
}

/** Where the buyer takes invoices in; a mailbox or a slip of the pen is no address of the network, the organisation number is. */
function electronicAddress({ invoiceAddress, orgNo }: InvoiceData['buyer']): PeppolAddress {
  return peppolAddressOf(invoiceAddress ?? '') ?? { scheme: orgNoScheme, id: orgNo ?? '' }
}

function taxScheme(number: string, scheme: string) {
  return xml('cac:PartyTaxScheme', [
    xml('cbc:CompanyID', number),
    xml('cac:TaxScheme', [xml('cbc:ID', scheme)]),
  ])
}

function legalEntity(name: string, orgNo: string | null) {
  return xml('cac:PartyLegalEntity', [
    xml('cbc:RegistrationName', name),
    xml('cbc:CompanyID', orgNo, { schemeID: orgNoScheme }),
  ])
}

/** Goods that are picked up are taxed and delivered here all the same. */
function addressOf(name: string, address: OrderAddress | null) {
  return xml(name, [
    xml('cbc:StreetName', address?.street),
    xml('cbc:CityName', address?.city),
    xml('cbc:PostalZone', address?.postcode),
    xml('cac:Country', [xml('cbc:IdentificationCode', 'NO')]),
  ])
}

function delivery({ deliveredOn, buyer: { address } }: InvoiceData) {
  return xml('cac:Delivery', [
    xml('cbc:ActualDeliveryDate', deliveredOn),
    address ? xml('cac:DeliveryLocation', [addressOf('cac:Address', address)]) : undefined,
  ])
}

function taxTotal({ vat, vatOre, seller: { isVatRegistered } }: InvoiceData) {
  return xml('cac:TaxTotal', [
    amount('cbc:TaxAmount', vatOre),
    ...vat.map((row) => {
      const category = vatCategory(row.rateBp, isVatRegistered)
      const why = category === 'O' ? 'Not registered for VAT' : undefined
      return xml('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', row.netOre),
        amount('cbc:TaxAmount', row.vatOre),
        taxCategory('cac:TaxCategory', { ...row, isVatRegistered, why }),
      ])
    }),
  ])
}

interface Taxed {
  rateBp: number
  isVatRegistered: boolean
  why?: string | undefined
}

function taxCategory(name: string, { rateBp, isVatRegistered, why }: Taxed) {
  const category = vatCategory(rateBp, isVatRegistered)
  return xml(name, [
    xml('cbc:ID', category),
    category === 'O' ? undefined : xml('cbc:Percent', String(rateBp / 100)),
    xml('cbc:TaxExemptionReason', why),
    xml('cac:TaxScheme', [xml('cbc:ID', 'VAT')]),
  ])
}

function totals({ netOre, totalOre }: InvoiceData) {
  return xml('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', netOre),
    amount('cbc:TaxExclusiveAmount', netOre),
    amount('cbc:TaxInclusiveAmount', totalOre),
    amount('cbc:PayableAmount', totalOre),
  ])
}

interface LinePlace {
  at: number
  kind: InvoiceKind
  data: InvoiceData
}

function lineOf(line: InvoiceLine, { at, kind, data }: LinePlace): XmlElement | undefined {
  const { title, packageSize, sku, gtin, qty, netOre, vatBp: rateBp } = line
  const { isVatRegistered } = data.seller
  return xml(`cac:${roots[kind].line}`, [
    xml('cbc:ID', String(at + 1)),
    xml(`cbc:${roots[kind].quantity}`, String(qty), { unitCode: pieces }),
    amount('cbc:LineExtensionAmount', netOre),
    xml('cac:Item', [
      xml('cbc:Description', packageSize),
      xml(
        'cbc:Name',
        [title, sku, data.orderNumber].find((each) => written(each) !== ''),
      ),
      xml('cac:SellersItemIdentification', [xml('cbc:ID', sku)]),
      xml('cac:StandardItemIdentification', [xml('cbc:ID', gtin, { schemeID: '0160' })]),
      taxCategory('cac:ClassifiedTaxCategory', { rateBp, isVatRegistered }),
    ]),
    xml('cac:Price', [xml('cbc:PriceAmount', priceOf(netOre, qty), { currencyID: currency })]),
  ])
}

/** Pieces (UN/ECE recommendation 20). */
const pieces = 'H87'

function amount(name: string, ore: number) {
  return xml(name, kroner(ore), { currencyID: currency })
}

function kroner(ore: number): string {
  return (ore / 100).toFixed(2)
}

/** What a piece costs without VAT, with so many decimals that the pieces cost what the line says (PEPPOL-EN16931-R120). */
function priceOf(netOre: number, qty: number): string {
  return netOre % qty === 0 ? kroner(netOre / qty) : (netOre / qty / 100).toFixed(8)
}
