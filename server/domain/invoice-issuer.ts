import { isBankAccount } from './bank-account.ts'
import type { InvoiceSeller } from './invoices.ts'
import type { VatRow } from './orders.ts'
import { isOrgNo } from './org-no.ts'

/** What the settings say of who issues invoices. */
export interface IssuerSettings {
  legalName: string | null
  orgNo: string | null
  isVatRegistered: boolean
  isInBusinessRegister: boolean
  street: string | null
  postcode: string | null
  city: string | null
  contactEmail: string | null
  contactPhone: string | null
  bankAccount: string | null
  /** From the day of issue. */
  paymentDays: number
}

/** What keeps an invoice from being issued, as the order's sheet names it. */
export const issueNeeds = [
  'legal_name',
  'org_no',
  'address',
  'bank_account',
  /** Who is not registered may state no VAT (merverdiavgiftsloven § 15-11). */
  'vat_registration',
] as const
export type IssueNeed = (typeof issueNeeds)[number]

/** What the settings lack for an invoice with this VAT: empty where it can be issued. */
export function issueNeedsOf(
  settings: IssuerSettings | undefined,
  vat: readonly VatRow[],
): IssueNeed[] {
  const hasVat = vat.some(({ vatOre }) => vatOre > 0)
  const isLacking: Record<IssueNeed, boolean> = {
    legal_name: !settings?.legalName,
    org_no: !isOrgNo(settings?.orgNo ?? ''),
    address: !(settings?.street && settings.postcode && settings.city),
    bank_account: !isBankAccount(settings?.bankAccount ?? ''),
    vat_registration: hasVat && !settings?.isVatRegistered,
  }
  return issueNeeds.filter((need) => isLacking[need])
}

/** The seller as the settings name it now; undefined where something of it is missing. */
export function sellerOf(
  settings: IssuerSettings | undefined,
  vat: readonly VatRow[],
): InvoiceSeller | undefined {
  if (!settings || issueNeedsOf(settings, vat).length > 0) return undefined
  const { legalName, orgNo, street, postcode, city, bankAccount } = settings
  return {
    legalName: legalName ?? '',
    orgNo: orgNo ?? '',
    isVatRegistered: settings.isVatRegistered,
    isInBusinessRegister: settings.isInBusinessRegister,
    address: { street: street ?? '', postcode: postcode ?? '', city: city ?? '' },
    email: settings.contactEmail,
    phone: settings.contactPhone,
    bankAccount: bankAccount ?? '',
  }
}

/** Sales documents are in Norwegian, Swedish, Danish or English (bokføringsloven § 12): in their buyer's language where it is one of these. */
export function invoiceLanguage(buyers: string): string {
  return /^(?:nb|nn|no|sv|da|en)\b/u.test(buyers) ? buyers : 'nb'
}
