import { useLingui } from '@lingui/react/macro'
import { formatBankAccount } from '#domain/bank-account.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

const texts = ['street', 'postcode', 'city', 'bankAccount', 'paymentDays'] as const
const ticks = ['isVatRegistered', 'isInBusinessRegister'] as const
const longest = { street: 100, postcode: 10, city: 60, bankAccount: 20, paymentDays: 3 } as const

/** What an invoice says of who issues it, and how long its buyer has to pay. */
export function InvoicesForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'invoices', settings, draftOf: invoicesDraft, onSaved },
    // What is no number goes out as nothing, and comes back refused by name.
    bodyOf: ({ paymentDays, ...draft }) => ({
      ...draft,
      paymentDays: /^\d{1,3}$/u.test(paymentDays.trim()) ? Number(paymentDays) : null,
    }),
  })
  const { draft } = editor
  const labels = {
    street: t`Street`,
    postcode: t`Postcode`,
    city: t`City`,
    bankAccount: t`Account number`,
    paymentDays: t`Days to pay`,
    isVatRegistered: t`Registered for VAT`,
    isInBusinessRegister: t`In the register of companies`,
  }
  const hints: Partial<Record<keyof typeof labels, string>> = {
    street: t`The company’s name and organisation number are those under Company. Without all of it no invoice is issued; orders say what is missing.`,
    paymentDays: t`From the day of the invoice, at most 60. An order from an offer has the days of the offer.`,
  }
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={(shown) => [
        ...texts.map((key) => ({ key, title: labels[key], detail: shown[key] })),
        ...ticks.map((key) => ({ key, title: labels[key], detail: shown[key] ? t`Yes` : t`No` })),
      ]}
    >
      {texts.map((key) => (
        <TextField
          autoComplete="off"
          dir={key === 'street' || key === 'city' ? 'auto' : 'ltr'}
          error={editor.errorOf(key)}
          hint={hints[key]}
          inputMode={key === 'street' || key === 'city' ? 'text' : 'numeric'}
          isOptional={key !== 'paymentDays'}
          key={key}
          label={labels[key]}
          maxLength={longest[key]}
          name={key}
          onChange={({ target }) => editor.change({ [key]: target.value })}
          value={draft[key]}
        />
      ))}
      {ticks.map((key) => (
        <Checkbox
          checked={draft[key]}
          error={editor.errorOf(key)}
          key={key}
          label={labels[key]}
          name={key}
          onChange={({ target }) => editor.change({ [key]: target.checked })}
        />
      ))}
    </SettingsForm>
  )
}

function invoicesDraft(saved: SiteSettings['invoices']) {
  return {
    street: saved.street ?? '',
    postcode: saved.postcode ?? '',
    city: saved.city ?? '',
    bankAccount: formatBankAccount(saved.bankAccount ?? ''),
    paymentDays: String(saved.paymentDays),
    isVatRegistered: saved.isVatRegistered,
    isInBusinessRegister: saved.isInBusinessRegister,
  }
}
