import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Tint, tints } from '#domain/catalog.ts'
import { type EditableCategories, mostCategoryLetters } from '#domain/categories.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { CategoryProps } from './category-props.ts'
import { TintField } from '#app/workspace/form/tint-field.tsx'

interface NewCategorySheetProps extends Pick<
  CategoryProps,
  'language' | 'languages' | 'onChanged'
> {
  /** The ids of those that are there. */
  known: readonly string[]
}

const firstTint: Tint = tints[0]

/** A new category: its name and address in one language. Visitors see it once somebody shows it. */
export function NewCategorySheet(props: NewCategorySheetProps) {
  const { language, languages, known, onChanged } = props
  const { t } = useLingui()
  const { go } = useList()
  const form = useForm({
    ...{ languageCode: language.code, name: '', slug: '', tint: firstTint },
  })
  const [hasOwnSlug, setHasOwnSlug] = useState(false)
  const [made, setMade] = useState<string>()
  const { name, languageCode, tint } = form.values
  const save = async () => {
    const answer = await form.send((idempotencyKey) =>
      callTwice<EditableCategories>('/admin/categories', {
        method: 'POST',
        body: form.values,
        idempotencyKey,
      }),
    )
    if (!answer) return
    notifyStaff.success(t`${name} is made, and still hidden`)
    await onChanged()
    setMade(answer.categories.find(({ id }) => !known.includes(id))?.id)
  }
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made, lang: languageCode }) : undefined}
      isDirty={name !== '' && form.changed.length > 0}
      label={<Trans>Make the category</Trans>}
      meta={<Trans>Visitors see it once you show it to them.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New category</Trans>}
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
        maxLength={mostCategoryLetters}
        onChange={({ target }) =>
          form.change({
            name: target.value,
            ...(hasOwnSlug ? {} : { slug: slugOf(target.value) }),
          })
        }
      />
      <TextField
        {...form.field('slug')}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        hint={t`Suggested from the name, in the letters a to z.`}
        label={t`Address`}
        onChange={({ target }) => {
          setHasOwnSlug(target.value !== '')
          form.change({ slug: target.value })
        }}
        spellCheck={false}
      />
      <TintField onChange={(chosen) => form.change({ tint: chosen })} value={tint} />
    </RecordSheet>
  )
}
