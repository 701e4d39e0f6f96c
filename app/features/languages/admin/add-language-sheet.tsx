import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type EditableLanguages, mostNameLetters } from '#domain/languages.schema.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { DirectionField } from './direction-field.tsx'
import { knownLanguage, suggestedLanguages } from './known-languages.ts'

const blank = { code: '', name: '', nativeName: '', direction: 'ltr' }

interface AddLanguageSheetProps {
  /** The codes that the site has. */
  known: readonly string[]
  onDone: () => Promise<void>
}

/** A new language: chosen from a list that fills the rest in, or described by hand. It is hidden until somebody shows it. */
export function AddLanguageSheet({ known, onDone }: AddLanguageSheetProps) {
  const { t } = useLingui()
  const { close } = useList()
  const form = useForm(blank)
  const [isAdded, setIsAdded] = useState(false)
  const { code, nativeName } = form.values
  const choices = suggestedLanguages(currentLanguageCode(), known)
  const save = async () => {
    const added = await form.send((idempotencyKey) =>
      callTwice<EditableLanguages>('/admin/languages', {
        method: 'POST',
        body: form.values,
        idempotencyKey,
      }),
    )
    if (!added) return
    notifyStaff.success(t`${nativeName} is added, and still hidden`)
    setIsAdded(true)
    void onDone()
  }
  return (
    <RecordSheet
      goOn={isAdded ? close : undefined}
      isDirty={!isAdded && code !== ''}
      label={<Trans>Add the language</Trans>}
      meta={<Trans>Visitors see it once you show it to them.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>Add a language</Trans>}
    >
      <SelectField
        hint={t`It fills in the rest, which you can change.`}
        label={t`Language`}
        onChange={({ target }) => target.value && form.change({ ...knownLanguage(target.value) })}
        value={choices.some((choice) => choice.code === code) ? code : ''}
      >
        <option value="">{t`Another one`}</option>
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code}>
            {choice.label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('code')}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        hint={t`It stands in the addresses, as in /fi/products.`}
        label={t`Code`}
        spellCheck={false}
      />
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="ltr"
        maxLength={mostNameLetters}
        label={t`Name in English`}
      />
      <TextField
        {...form.field('nativeName')}
        dir="auto"
        autoComplete="off"
        maxLength={mostNameLetters}
        label={t`Name in the language itself`}
      />
      <DirectionField {...form.field('direction')} />
    </RecordSheet>
  )
}
