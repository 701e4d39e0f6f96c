import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { longestListName } from '#domain/newsletter-lists.schema.ts'
import { saveText } from '#app/features/edit-mode/editing-api.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface ListTextFormProps {
  listKey: string
  part: 'title' | 'text'
  /** Undefined where nobody has written it in any language. */
  text: EditableText | undefined
  language: EditableLanguage
  onChanged: () => Promise<void>
}

/** One text of a list in a language: its name, or the sentence under it. It is a text of the page of newsletters like any other. */
export function ListTextForm({ listKey, part, text, language, onChanged }: ListTextFormProps) {
  const { t } = useLingui()
  const { code, direction } = language
  const form = useForm({ value: text?.value ?? '' }, onChanged, { value: text?.rev ?? 0 })
  const save = async () => {
    const { value } = form.values
    const change = { language: code, value, rev: form.revOf('value'), as: 'publish' } as const
    const at = { page: 'newsletter', key: `list.${listKey}.${part}` }
    const done = await form.send((idempotencyKey) => saveText(at, change, idempotencyKey))
    if (!done) return
    notifyStaff.success(t`Saved`)
    await onChanged()
  }
  const words = {
    ...form.field('value'),
    ...{ autoComplete: 'off', dir: direction, lang: code },
    // What it is translated from.
    ...(form.field('value').hint === undefined && text?.source?.value
      ? { hint: text.source.value }
      : {}),
  } as const
  return (
    <RecordForm isDirty={form.changed.length > 0} onCancel={form.reset} onSave={save} saving={form}>
      {part === 'title' ? (
        <TextField {...words} label={t`Name`} maxLength={longestListName} />
      ) : (
        <TextArea
          {...words}
          isOptional
          label={t`What it brings, and how often`}
          maxLength={300}
          rows={2}
        />
      )}
    </RecordForm>
  )
}
