import { useLingui } from '@lingui/react/macro'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { longestAddress } from '#domain/settings.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

/** Who the company is and how it is reached: in the footer, on the contact page, in mails. */
export function CompanyForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'company', settings, draftOf: companyDraft, onSaved },
    bodyOf: (draft) => draft,
  })
  const labels = {
    companyName: t`Name`,
    legalName: t`Legal name`,
    orgNo: t`Organisation number`,
    address: t`Address`,
    phone: t`Phone`,
    email: t`E-mail`,
  }
  const field = (name: keyof Draft) => ({
    autoComplete: 'off',
    error: editor.errorOf(name),
    label: labels[name],
    name,
    onChange: ({ target }: { target: { value: string } }) =>
      editor.change({ [name]: target.value }),
    value: editor.draft[name],
  })
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={(draft) =>
        names.map((name) => ({ key: name, title: labels[name], detail: draft[name] }))
      }
    >
      <TextField {...field('companyName')} dir="auto" maxLength={120} />
      <TextField
        {...field('legalName')}
        dir="auto"
        hint={t`As it is registered, where that is another name.`}
        isOptional
        maxLength={120}
      />
      <TextField {...field('orgNo')} dir="ltr" inputMode="numeric" isOptional maxLength={30} />
      <TextField {...field('address')} dir="auto" isOptional maxLength={longestAddress} />
      <TextField {...field('phone')} dir="ltr" isOptional maxLength={30} type="tel" />
      <TextField {...field('email')} dir="ltr" isOptional maxLength={254} type="email" />
    </SettingsForm>
  )
}

const names = ['companyName', 'legalName', 'orgNo', 'address', 'phone', 'email'] as const
type Draft = Record<(typeof names)[number], string>

function companyDraft(company: SiteSettings['company']): Draft {
  const { companyName, legalName, orgNo, address, phone, email } = company
  return {
    companyName,
    legalName: legalName ?? '',
    orgNo: orgNo ?? '',
    address: address ?? '',
    phone: phone ?? '',
    email: email ?? '',
  }
}
