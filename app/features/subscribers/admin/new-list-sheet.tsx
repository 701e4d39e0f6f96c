import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { longestListName, type NewsletterLists } from '#domain/newsletter-lists.schema.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface NewListSheetProps {
  language: EditableLanguage
  languages: readonly EditableLanguage[]
  /** The ids of those that are there. */
  known: readonly string[]
  onChanged: () => Promise<void>
}

/** A new list: its name in one language. */
export function NewListSheet({ language, languages, known, onChanged }: NewListSheetProps) {
  const { t } = useLingui()
  const { go } = useList()
  const form = useForm({ languageCode: language.code, name: '' })
  const [made, setMade] = useState<string>()
  const { name, languageCode } = form.values
  const save = async () => {
    const answer = await form.send((idempotencyKey) =>
      callTwice<NewsletterLists>('/admin/newsletter-lists', {
        ...{ method: 'POST', body: form.values, idempotencyKey },
      }),
    )
    if (!answer) return
    notifyStaff.success(t`${name} is made`)
    await onChanged()
    setMade(answer.lists.find(({ id }) => !known.includes(id))?.id)
  }
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made, lang: languageCode }) : undefined}
      isDirty={name !== '' && form.changed.length > 0}
      label={<Trans>Make the list</Trans>}
      meta={<Trans>People choose it on the page of their newsletters.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New list</Trans>}
    >
      <SelectField
        {...form.field('languageCode')}
        hint={t`The others follow once it is made.`}
        label={t`Language`}
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} lang={code} value={code}>
            {nativeName}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="auto"
        label={t`Name`}
        maxLength={longestListName}
      />
    </RecordSheet>
  )
}
