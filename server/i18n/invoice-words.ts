import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatBankAccount } from '#domain/bank-account.ts'
import type { IssueNeed } from '#domain/invoice-issuer.ts'
import { dateText } from './day-words.ts'

interface Payable {
  number: string
  dueOn: string | null
  bankAccount: string
}

/** What one types to pay an invoice, each with its name. */
export function payingFacts(
  i18n: I18n,
  { number, dueOn, bankAccount }: Payable,
): { label: string; value: string }[] {
  return [
    { label: i18n._(msg`Invoice number`), value: number },
    ...(dueOn === null
      ? []
      : [{ label: i18n._(msg`Pay by`), value: dateText(i18n.locale, dueOn) }]),
    { label: i18n._(msg`To account`), value: formatBankAccount(bankAccount) },
  ]
}

const needs = {
  legal_name: msg`the company’s legal name`,
  org_no: msg`the organisation number`,
  address: msg`street, postcode and city`,
  bank_account: msg`the account number`,
  vat_registration: msg`that the company is registered for VAT`,
} as const satisfies Record<IssueNeed, MessageDescriptor>

/** What the settings lack for an invoice, as the people of the factory read it. */
export function issueNeedText(i18n: I18n, need: IssueNeed): string {
  return i18n._(needs[need])
}
