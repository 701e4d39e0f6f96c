import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect } from 'react'
import type { Profile } from '#domain/account.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { takePendingMessage, leavePendingMessage } from '#app/platform/pending-message.ts'
import { Button } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { notify } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { phoneText } from '#domain/phone.ts'
import { useForm } from '#app/ui/use-form.ts'

/** Told by the page in the new language. */
const languageSaved = 'language-saved'

interface ProfilePageProps {
  profile: Profile
  languages: readonly OfferedLanguage[]
  /** What is saved has changed, here or elsewhere. */
  onChanged: () => Promise<void>
  onLanguage: (code: string) => void
}

/** Name, phone and language of a person. The e-mail opens the account, so it is changed where the password is. */
export function ProfilePage({ profile, languages, onChanged, onLanguage }: ProfilePageProps) {
  const { t } = useLingui()
  const { name, phone, languageCode, rev } = profile
  const form = useForm({ name, phone: phoneText(phone), languageCode }, onChanged, rev)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.send((idempotencyKey) =>
      callApi<Profile>('/account', {
        idempotencyKey,
        method: 'PATCH',
        body: { ...form.values, rev: form.rowRev },
      }),
    )
    if (!saved) return
    form.change({ name: saved.name, phone: phoneText(saved.phone) })
    if (saved.languageCode === languageCode) return notify.success(t`Saved`)
    leavePendingMessage(languageSaved)
    onLanguage(saved.languageCode)
  }
  useEffect(() => {
    if (takePendingMessage(languageSaved))
      notify.success(t`From now on we speak this language with you.`)
  }, [t])
  return (
    <>
      <h1>
        <Trans>Your details</Trans>
      </h1>
      <form
        className="account-form"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField {...form.field('name')} autoComplete="name" dir="auto" label={t`Full name`} />
        <TextField
          {...form.field('phone')}
          autoComplete="tel"
          dir="ltr"
          isOptional
          label={t`Mobile`}
          type="tel"
        />
        <SelectField
          {...form.field('languageCode')}
          hint={t`Of the pages, and of the e-mails we send you.`}
          label={t`Language`}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} lang={code} value={code}>
              {nativeName}
            </option>
          ))}
        </SelectField>
        <FormError text={form.message} />
        <Button className="justify-self-start needs-script" isBusy={form.isBusy} type="submit">
          <Trans>Save</Trans>
        </Button>
      </form>
      <section className="account-part">
        <h2>
          <Trans>E-mail</Trans>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <bdi>{profile.email}</bdi>
          <ContentLink className="link" url="/account/security#email">
            <Trans>Change</Trans>
          </ContentLink>
        </p>
      </section>
    </>
  )
}
