import { useLingui } from '@lingui/react/macro'
import {
  type EditableLanguage,
  type EditableLanguages,
  mostNameLetters,
} from '#domain/languages.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { DirectionField } from './direction-field.tsx'
import { FallbackField } from './fallback-field.tsx'
import { GateFields } from './gate-fields.tsx'
import { gateValues, typedGates } from './gate-values.ts'

interface LanguageFormProps {
  language: EditableLanguage
  languages: readonly EditableLanguage[]
  onChanged: () => Promise<void>
  /** With the number that the row has from now on. */
  onSaved: (rev: number) => void
}

/** What a language is called, from which side it is read, what stands in for it, and how much must be translated before it is shown. */
export function LanguageForm({ language, languages, onChanged, onSaved }: LanguageFormProps) {
  const { t } = useLingui()
  const { code, name, nativeName, direction, fallbackCode, isDefault, rev } = language
  const saved = {
    ...{ name, nativeName, direction },
    fallbackCode: fallbackCode ?? '',
    ...gateValues(language),
  }
  // Where somebody was faster, what is saved now stands beside what is typed.
  const form = useForm(saved, onChanged, rev)
  const save = async () => {
    const { fallbackCode: fallback, ...typed } = form.values
    const changed = await form.send(async (idempotencyKey) => {
      const answer = await callTwice<EditableLanguages>(`/admin/languages/${code}`, {
        method: 'PATCH',
        body: {
          rev: form.rowRev,
          ...{ name: typed.name, nativeName: typed.nativeName, direction: typed.direction },
          ...typedGates(typed),
          fallbackCode: fallback || null,
        },
        idempotencyKey,
      })
      const own = answer.ok && answer.value.languages.find((each) => each.code === code)
      if (own) onSaved(own.rev)
      return answer
    })
    if (changed) notifyStaff.success(t`${typed.nativeName} is saved`)
  }
  return (
    <RecordForm
      isDirty={form.changed.length > 0}
      onCancel={() => form.change(saved)}
      onSave={save}
      saving={form}
    >
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="ltr"
        label={t`Name in English`}
        maxLength={mostNameLetters}
      />
      <TextField
        {...form.field('nativeName')}
        dir="auto"
        autoComplete="off"
        maxLength={mostNameLetters}
        label={t`Name in the language itself`}
      />
      <DirectionField {...form.field('direction')} />
      {!isDefault && (
        <FallbackField {...form.field('fallbackCode')} language={language} languages={languages} />
      )}
      <GateFields form={form} />
    </RecordForm>
  )
}
