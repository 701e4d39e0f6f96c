import { useLingui } from '@lingui/react/macro'
import {
  type EditableCategories,
  mostCategoryLetters,
  mostCategoryWords,
} from '#domain/categories.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { CategoryProps } from './category-props.ts'

type WordsFormProps = Pick<CategoryProps, 'category' | 'language' | 'canEdit' | 'onChanged'>

/** What a category is called in a language, where it is found there, and what stands at its head. */
export function CategoryWordsForm({ category, language, canEdit, onChanged }: WordsFormProps) {
  const { t } = useLingui()
  const { id, rev } = category
  const { code, direction, nativeName } = language
  const own = category.words[code]
  const saved = own ?? { name: '', slug: '', description: '' }
  const form = useForm(saved, onChanged, rev)
  const { name, slug } = form.values
  const save = async () => {
    const body = { ...form.values, rev: form.rowRev }
    const path = `/admin/categories/${id}/languages/${code}`
    const done = await form.send((idempotencyKey) =>
      callTwice<EditableCategories>(path, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  const words = { autoComplete: 'off', dir: direction, lang: code } as const
  return (
    <RecordForm
      canEdit={canEdit}
      isDirty={form.changed.length > 0}
      onCancel={form.reset}
      onSave={save}
      saving={form}
    >
      <h3>
        <bdi lang={code}>{nativeName}</bdi>
      </h3>
      <TextField
        {...form.field('name')}
        {...words}
        label={t`Name`}
        maxLength={mostCategoryLetters}
      />
      <TextField
        {...form.field('slug')}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        hint={
          form.field('slug').hint ??
          (own
            ? t`The address it had leads to the new one.`
            : t`Suggested from the name, in the letters a to z.`)
        }
        label={t`Address`}
        onFocus={() => slug === '' && name !== '' && form.change({ slug: slugOf(name) })}
        spellCheck={false}
      />
      <TextArea
        {...form.field('description')}
        {...words}
        hint={
          form.field('description').hint ??
          t`One sentence at the head of its page, and for search engines.`
        }
        isOptional
        label={t`Description`}
        maxLength={mostCategoryWords}
        rows={3}
      />
    </RecordForm>
  )
}
