import { appConfig } from '#config'
import { isGtin } from '#domain/barcode.ts'
import { isOrgNo } from '#domain/org-no.ts'
import { isDate } from '#domain/oslo-time.ts'
import { isPeppolScheme, orgNoScheme } from '#domain/peppol-address.ts'
import { everyNode, nodes, ore, readUbl, text, type XmlNode } from './read-ubl.ts'

const { currency } = appConfig.money

/** A file as the rules look at it. */
interface Ubl {
  isInvoice: boolean
  root: XmlNode
  seller: XmlNode | undefined
  buyer: XmlNode | undefined
  lines: XmlNode[]
  subtotals: XmlNode[]
  /** The elements of the sums. */
  total: XmlNode | undefined
}

type Rule = (file: Ubl) => boolean

const has =
  (path: string): Rule =>
  ({ root }) =>
    text(root, path) !== ''
const eachLine =
  (holds: (line: XmlNode, file: Ubl) => boolean): Rule =>
  (file) =>
    file.lines.every((line) => holds(line, file))
const eachSubtotal =
  (holds: (subtotal: XmlNode, file: Ubl) => boolean): Rule =>
  (file) =>
    file.subtotals.every((subtotal) => holds(subtotal, file))
const lineHas = (path: string) => eachLine((line) => text(line, path) !== '')
const subtotalHas = (path: string) => eachSubtotal((subtotal) => text(subtotal, path) !== '')
const endpoint = ({ seller, buyer }: Ubl) => [text(seller, 'EndpointID'), text(buyer, 'EndpointID')]

/**
 * What a file has to keep to, by the numbers of its rules: EN 16931 (BR-…), Peppol BIS Billing 3 (PEPPOL-…) and its Norwegian part (NO-…).
 * Rules of what we never write (allowances, charges, rounding, other currencies, periods) are left out.
 */
const ublRules = {
  'BR-01': has('CustomizationID'),
  'BR-02': has('ID'),
  'BR-03': ({ root }) => isDate(text(root, 'IssueDate')),
  'BR-04': ({ root, isInvoice }) => text(root, typeCode(isInvoice)) !== '',
  'BR-05': has('DocumentCurrencyCode'),
  'BR-06': ({ seller }) => text(seller, 'PartyLegalEntity/RegistrationName') !== '',
  'BR-07': ({ buyer }) => text(buyer, 'PartyLegalEntity/RegistrationName') !== '',
  'BR-08': ({ seller }) => nodes(seller, 'PostalAddress').length === 1,
  'BR-09': ({ seller }) => text(seller, 'PostalAddress/Country/IdentificationCode') !== '',
  'BR-10': ({ buyer }) => nodes(buyer, 'PostalAddress').length === 1,
  'BR-11': ({ buyer }) => text(buyer, 'PostalAddress/Country/IdentificationCode') !== '',
  'BR-12': ({ total }) => text(total, 'LineExtensionAmount') !== '',
  'BR-13': ({ total }) => text(total, 'TaxExclusiveAmount') !== '',
  'BR-14': ({ total }) => text(total, 'TaxInclusiveAmount') !== '',
  'BR-15': ({ total }) => text(total, 'PayableAmount') !== '',
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': lineHas('ID'),
  'BR-22': eachLine((line, file) => text(line, quantity(file)) !== ''),
  'BR-23': eachLine((line, file) => text(line, `${quantity(file)}/@unitCode`) !== ''),
  'BR-24': lineHas('LineExtensionAmount'),
  'BR-25': lineHas('Item/Name'),
  'BR-26': lineHas('Price/PriceAmount'),
  'BR-27': eachLine((line) => Number(text(line, 'Price/PriceAmount')) >= 0),
  'BR-45': subtotalHas('TaxableAmount'),
  'BR-46': subtotalHas('TaxAmount'),
  'BR-47': subtotalHas('TaxCategory/ID'),
  'BR-48': eachSubtotal(
    (each) => text(each, 'TaxCategory/ID') === 'O' || text(each, 'TaxCategory/Percent') !== '',
  ),
  'BR-49': has('PaymentMeans/PaymentMeansCode'),
  'BR-50': ({ root }) =>
    nodes(root, 'PaymentMeans/PayeeFinancialAccount').every((each) => text(each, 'ID') !== ''),
  'BR-55': ({ root }) =>
    nodes(root, 'BillingReference/InvoiceDocumentReference').every((each) => text(each, 'ID')),
  'BR-57': ({ root }) =>
    nodes(root, 'Delivery/DeliveryLocation/Address').every(
      (each) => text(each, 'Country/IdentificationCode') !== '',
    ),
  'BR-61': ({ root }) =>
    !['30', '58'].includes(text(root, 'PaymentMeans/PaymentMeansCode')) ||
    text(root, 'PaymentMeans/PayeeFinancialAccount/ID') !== '',
  'BR-62': ({ seller }) => text(seller, 'EndpointID/@schemeID') !== '',
  'BR-63': ({ buyer }) => text(buyer, 'EndpointID/@schemeID') !== '',
  'BR-64': eachLine((line) =>
    nodes(line, 'Item/StandardItemIdentification').every((each) => text(each, 'ID/@schemeID')),
  ),
  'BR-CO-04': lineHas('Item/ClassifiedTaxCategory/ID'),
  'BR-CO-09': ({ seller }) => vatNumbers(seller).every((number) => /^[A-Z]{2}/u.test(number)),
  'BR-CO-10': ({ lines, total }) =>
    ore(total, 'LineExtensionAmount') === sum(lines, 'LineExtensionAmount'),
  'BR-CO-13': ({ total }) => ore(total, 'TaxExclusiveAmount') === ore(total, 'LineExtensionAmount'),
  'BR-CO-14': ({ root, subtotals }) =>
    ore(root, 'TaxTotal/TaxAmount') === sum(subtotals, 'TaxAmount'),
  'BR-CO-15': ({ root, total }) =>
    ore(total, 'TaxInclusiveAmount') ===
    ore(total, 'TaxExclusiveAmount') + ore(root, 'TaxTotal/TaxAmount'),
  'BR-CO-16': ({ total }) => ore(total, 'PayableAmount') === ore(total, 'TaxInclusiveAmount'),
  'BR-CO-17': eachSubtotal(isTaxOfRate),
  'BR-CO-18': ({ subtotals }) => subtotals.length > 0,
  'BR-CO-25': ({ root, total }) =>
    ore(total, 'PayableAmount') <= 0 ||
    text(root, 'DueDate') !== '' ||
    text(root, 'PaymentTerms/Note') !== '',
  'BR-CO-26': ({ seller }) =>
    text(seller, 'PartyLegalEntity/CompanyID') !== '' || vatNumbers(seller).length > 0,
  'BR-DEC-09': ({ total }) => isAmount(total, 'LineExtensionAmount'),
  'BR-DEC-12': ({ total }) => isAmount(total, 'TaxExclusiveAmount'),
  'BR-DEC-13': ({ root }) => isAmount(root, 'TaxTotal/TaxAmount'),
  'BR-DEC-14': ({ total }) => isAmount(total, 'TaxInclusiveAmount'),
  'BR-DEC-18': ({ total }) => isAmount(total, 'PayableAmount'),
  'BR-DEC-19': eachSubtotal((each) => isAmount(each, 'TaxableAmount')),
  'BR-DEC-20': eachSubtotal((each) => isAmount(each, 'TaxAmount')),
  'BR-DEC-23': eachLine((line) => isAmount(line, 'LineExtensionAmount')),
  'BR-CL-01': ({ root, isInvoice }) =>
    text(root, typeCode(isInvoice)) === (isInvoice ? '380' : '381'),
  'BR-CL-03': ({ root }) =>
    everyNode(root).every(
      ({ node }) => !('@currencyID' in node) || node['@currencyID'] === currency,
    ),
  'BR-CL-04': ({ root }) => text(root, 'DocumentCurrencyCode') === currency,
  'BR-CL-14': ({ root }) =>
    everyNode(root).every(
      ({ name, node }) => name !== 'IdentificationCode' || /^[A-Z]{2}$/u.test(own(node)),
    ),
  'BR-CL-16': ({ root }) => text(root, 'PaymentMeans/PaymentMeansCode') === '30',
  'BR-CL-17': eachSubtotal((each) => /^[SZO]$/u.test(text(each, 'TaxCategory/ID'))),
  'BR-CL-18': eachLine((line) => /^[SZO]$/u.test(text(line, 'Item/ClassifiedTaxCategory/ID'))),
  'BR-CL-21': eachLine((line) =>
    nodes(line, 'Item/StandardItemIdentification').every(
      (each) => text(each, 'ID/@schemeID') === '0160' && isGtin(text(each, 'ID')),
    ),
  ),
  'BR-CL-23': eachLine((line, file) => text(line, `${quantity(file)}/@unitCode`) === 'H87'),
  'BR-CL-25': ({ seller, buyer }) =>
    [seller, buyer].every((party) => isPeppolScheme(text(party, 'EndpointID/@schemeID'))),
  'BR-S-01': (file) => categories(file, 'S').every((rate) => subtotalOf(file, 'S', rate)),
  'BR-S-02': (file) => categories(file, 'S').length === 0 || vatNumbers(file.seller).length > 0,
  'BR-S-05': eachLine((line) => categoryOf(line) !== 'S' || rateOf(line) > 0),
  'BR-S-08': (file) => isSumOfLines(file, 'S'),
  'BR-S-09': eachSubtotal((each) => text(each, 'TaxCategory/ID') !== 'S' || isTaxOfRate(each)),
  'BR-S-10': eachSubtotal(
    (each) => text(each, 'TaxCategory/ID') !== 'S' || !text(each, 'TaxCategory/TaxExemptionReason'),
  ),
  'BR-Z-01': (file) => categories(file, 'Z').every((rate) => subtotalOf(file, 'Z', rate)),
  'BR-Z-02': (file) => categories(file, 'Z').length === 0 || vatNumbers(file.seller).length > 0,
  'BR-Z-05': eachLine((line) => categoryOf(line) !== 'Z' || rateOf(line) === 0),
  'BR-Z-08': (file) => isSumOfLines(file, 'Z'),
  'BR-Z-09': eachSubtotal(
    (each) => text(each, 'TaxCategory/ID') !== 'Z' || ore(each, 'TaxAmount') === 0,
  ),
  'BR-O-01': (file) => categories(file, 'O').length === 0 || Boolean(subtotalOf(file, 'O', 0)),
  'BR-O-02': (file) => categories(file, 'O').length === 0 || vatNumbers(file.seller).length === 0,
  'BR-O-05': eachLine(
    (line) => categoryOf(line) !== 'O' || !text(line, 'Item/ClassifiedTaxCategory/Percent'),
  ),
  'BR-O-08': (file) => isSumOfLines(file, 'O'),
  'BR-O-09': eachSubtotal(
    (each) => text(each, 'TaxCategory/ID') !== 'O' || ore(each, 'TaxAmount') === 0,
  ),
  'BR-O-10': eachSubtotal(
    (each) =>
      text(each, 'TaxCategory/ID') !== 'O' || text(each, 'TaxCategory/TaxExemptionReason') !== '',
  ),
  'BR-O-11': (file) => categories(file, 'O').length === 0 || file.subtotals.length === 1,
  'PEPPOL-EN16931-R001': has('ProfileID'),
  'PEPPOL-EN16931-R003': ({ root }) =>
    text(root, 'BuyerReference') !== '' || text(root, 'OrderReference/ID') !== '',
  'PEPPOL-EN16931-R004': ({ root }) =>
    text(root, 'CustomizationID') ===
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'PEPPOL-EN16931-R007': ({ root }) =>
    /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/u.test(text(root, 'ProfileID')),
  'PEPPOL-EN16931-R008': ({ root }) =>
    everyNode(root).every(
      ({ node }) => own(node) !== '' || Object.values(node).some((held) => Array.isArray(held)),
    ),
  'PEPPOL-EN16931-R010': ({ buyer }) => text(buyer, 'EndpointID') !== '',
  'PEPPOL-EN16931-R020': ({ seller }) => text(seller, 'EndpointID') !== '',
  'PEPPOL-EN16931-R051': ({ root }) =>
    everyNode(root).every(
      ({ node }) =>
        !('@currencyID' in node) || node['@currencyID'] === text(root, 'DocumentCurrencyCode'),
    ),
  'PEPPOL-EN16931-R053': ({ root }) =>
    nodes(root, 'TaxTotal').filter((each) => nodes(each, 'TaxSubtotal').length > 0).length === 1,
  'PEPPOL-EN16931-R120': eachLine((line, file) => {
    const cost = Number(text(line, quantity(file))) * Number(text(line, 'Price/PriceAmount'))
    return Math.abs(cost * 100 - ore(line, 'LineExtensionAmount')) <= 2
  }),
  'PEPPOL-EN16931-F001': ({ root }) =>
    everyNode(root).every(({ name, node }) => !name.endsWith('Date') || isDate(own(node))),
  'PEPPOL-COMMON-R041': (file) =>
    [file.seller, file.buyer].every(
      (party, at) =>
        text(party, 'EndpointID/@schemeID') !== orgNoScheme || isOrgNo(endpoint(file)[at] ?? ''),
    ),
  'NO-R-001': ({ seller }) =>
    vatNumbers(seller).every(
      (number) => /^NO\d{9}MVA$/u.test(number) && isOrgNo(number.slice(2, 11)),
    ),
  // A warning where the company stands in no register: it says so where it does.
  'NO-R-002': ({ seller }) =>
    taxNumbers(seller, 'TAX').every((number) => number === 'Foretaksregisteret'),
} as const satisfies Record<string, Rule>
export type UblRule = keyof typeof ublRules

/** The numbers of the rules that a file breaks; all of them where it is no invoice at all. */
export function brokenRules(file: XmlNode): UblRule[] {
  const names = Object.keys(ublRules) as UblRule[]
  const read = readUbl(file)
  if (!read) return names
  const { root, isInvoice } = read
  const ubl: Ubl = {
    ...read,
    seller: nodes(root, 'AccountingSupplierParty/Party')[0],
    buyer: nodes(root, 'AccountingCustomerParty/Party')[0],
    lines: nodes(root, isInvoice ? 'InvoiceLine' : 'CreditNoteLine'),
    subtotals: nodes(root, 'TaxTotal/TaxSubtotal'),
    total: nodes(root, 'LegalMonetaryTotal')[0],
  }
  return names.filter((name) => !ublRules[name](ubl))
}

function typeCode(isInvoice: boolean): string {
  return isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode'
}

function quantity({ isInvoice }: Ubl): string {
  return isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity'
}

function own(node: XmlNode): string {
  const held = node['#text']
  return typeof held === 'string' ? held : ''
}

function sum(from: readonly XmlNode[], path: string): number {
  return from.reduce((all, node) => all + ore(node, path), 0)
}

function isAmount(from: XmlNode | undefined, path: string): boolean {
  return !Number.isNaN(ore(from, path))
}

function taxNumbers(party: XmlNode | undefined, scheme: string): string[] {
  return nodes(party, 'PartyTaxScheme')
    .filter((each) => text(each, 'TaxScheme/ID') === scheme)
    .map((each) => text(each, 'CompanyID'))
}

function vatNumbers(party: XmlNode | undefined): string[] {
  return taxNumbers(party, 'VAT')
}

function categoryOf(line: XmlNode): string {
  return text(line, 'Item/ClassifiedTaxCategory/ID')
}

function rateOf(line: XmlNode): number {
  return Number(text(line, 'Item/ClassifiedTaxCategory/Percent'))
}

/** The rates of the lines of a category. */
function categories({ lines }: Ubl, category: string): number[] {
  return lines.filter((line) => categoryOf(line) === category).map(rateOf)
}

function subtotalOf({ subtotals }: Ubl, category: string, rate: number): XmlNode | undefined {
  return subtotals.find(
    (each) =>
      text(each, 'TaxCategory/ID') === category &&
      Number(text(each, 'TaxCategory/Percent')) === rate,
  )
}

function isSumOfLines(file: Ubl, category: string): boolean {
  return file.subtotals
    .filter((each) => text(each, 'TaxCategory/ID') === category)
    .every((each) => {
      const rate = Number(text(each, 'TaxCategory/Percent'))
      const ofRate = file.lines.filter(
        (line) => categoryOf(line) === category && rateOf(line) === rate,
      )
      return ore(each, 'TaxableAmount') === sum(ofRate, 'LineExtensionAmount')
    })
}

/**
 * Less than a krone apart, as the rule has it. An order's VAT is rounded on its gross, and so may be an øre beside the rounded tax of its
 * basis; the last credit note takes what the roundings of those before it left.
 */
function isTaxOfRate(subtotal: XmlNode): boolean {
  const rate = Number(text(subtotal, 'TaxCategory/Percent'))
  const tax = Math.round((ore(subtotal, 'TaxableAmount') * rate) / 100)
  return Math.abs(ore(subtotal, 'TaxAmount') - tax) < 100
}
