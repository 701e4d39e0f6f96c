import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPerson } from '#domain/people.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { languagesFor, RoleFields } from './role-fields.tsx'

const blank = { email: '', name: '', role: 'editor', password: '' }

interface InviteSheetProps {
  languages: readonly OfferedLanguage[]
  onDone: () => Promise<void>
}

/** A place for somebody new: by a link in the mail, or at once where they have an account. */
export function InviteSheet({ languages, onDone }: InviteSheetProps) {
  const { t } = useLingui()
  const { close } = useList()
  const form = useForm(blank)
  const [chosen, setChosen] = useState<string[] | null>(null)
  const [isSent, setIsSent] = useState(false)
  const { email, name, role } = form.values
  const save = async () => {
    const body = { ...form.values, languages: languagesFor(role, chosen) }
    const made = await form.send((idempotencyKey) =>
      callTwice<AdminPerson>('/admin/people/invitations', { method: 'POST', body, idempotencyKey }),
    )
    if (!made) return
    notifyStaff.success(
      made.state === 'invited'
        ? t`Invitation sent to ${made.email}`
        : t`${made.email} has the role now`,
    )
    setIsSent(true)
    void onDone()
  }
  return (
    <RecordSheet
      goOn={isSent ? close : undefined}
      isDirty={!isSent && (email !== '' || name !== '')}
      label={<Trans>Send the invitation</Trans>}
      meta={<Trans>The link in the mail works once, for 7 days.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>Invite somebody</Trans>}
    >
      <TextField
        {...form.field('email')}
        autoComplete="off"
        dir="ltr"
        label={t`E-mail`}
        type="email"
      />
      <TextField {...form.field('name')} autoComplete="off" dir="auto" label={t`Name`} />
      <RoleFields
        chosen={chosen}
        languages={languages}
        onChoose={setChosen}
        select={form.field('role')}
      />
      <TextField
        {...form.field('password')}
        autoComplete="current-password"
        label={t`Your password`}
        type="password"
      />
    </RecordSheet>
  )
}
