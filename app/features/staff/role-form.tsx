import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPerson } from '#domain/people.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { languagesFor, RoleFields } from './role-fields.tsx'

interface RoleFormProps {
  person: AdminPerson
  languages: readonly OfferedLanguage[]
  onChanged: () => Promise<void>
}

/** Another role, after the password: asked for once there is something to save. */
export function RoleForm({ person, languages, onChanged }: RoleFormProps) {
  const { t } = useLingui()
  const form = useForm<{ role: string; password: string }>(
    { role: person.role, password: '' },
    onChanged,
  )
  const [chosen, setChosen] = useState(person.languages)
  const { role, password } = form.values
  const own = languagesFor(role, chosen)
  // What was saved here counts before the list is read anew.
  const [kept, setKept] = useState(person)
  const now = kept.rev > person.rev ? kept : person
  const isDirty = role !== now.role || JSON.stringify(own) !== JSON.stringify(now.languages)
  const save = async () => {
    const body = {
      role,
      languages: own,
      isActive: person.state === 'active',
      rev: now.rev,
      password,
    }
    const changed = await form.send(async (idempotencyKey) => {
      const call = { method: 'PATCH', body, idempotencyKey } as const
      const answer = await callTwice<AdminPerson>(`/admin/people/${person.id}`, call)
      if (answer.ok) setKept(answer.value)
      return answer
    })
    if (!changed) return
    form.change({ password: '' })
    notifyStaff.success(t`${changed.name} is ${changed.roleText} now`)
  }
  return (
    <RecordForm
      isDirty={isDirty}
      onCancel={() => {
        form.change({ role: person.role, password: '' })
        setChosen(person.languages)
      }}
      onSave={save}
      saving={form}
    >
      <RoleFields
        chosen={chosen}
        languages={languages}
        onChoose={setChosen}
        select={form.field('role')}
      />
      {isDirty && (
        <TextField
          {...form.field('password')}
          autoComplete="current-password"
          hint={t`The person and all owners are told by mail.`}
          label={t`Your password`}
          type="password"
        />
      )}
    </RecordForm>
  )
}
