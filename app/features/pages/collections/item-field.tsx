import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { CollectionField } from '#domain/collections.ts'
import type { EditableCollection } from '#domain/collections.schema.ts'
import { isAddressLine } from '#domain/content.ts'
import { PictureField } from '#app/features/media/admin/picture-field.tsx'
import { fetched } from '#app/ui/fetched.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Form } from '#app/ui/use-form.ts'
import { fieldWord } from './collection-words.ts'

const root = getRouteApi('__root__')
const HtmlField = fetched(async () => (await import('./html-field.tsx')).HtmlField, {
  waiting: () => <SkeletonText />,
})

interface ItemFieldProps {
  collection: EditableCollection
  field: CollectionField
  /** The default language's words, which readers get where there are none. */
  fallback: string
  /** Words that were written and are not published. */
  draft: string | undefined
  form: Form<Record<string, string>>
  isReadOnly: boolean
  itemId: string
}

/** One field of an item, by what it holds. */
export function ItemField({
  collection,
  field,
  fallback,
  draft,
  form,
  isReadOnly,
  itemId,
}: ItemFieldProps) {
  const { t, i18n } = useLingui()
  const { languages } = root.useLoaderData()
  const { key, type, isRequired, isShared } = field
  const { onChange, hint, ...control } = form.field(key)
  const direction = languages.find(({ code }) => code === collection.languageCode)?.direction
  const isInDefault = collection.languageCode === collection.defaultCode
  const waiting =
    draft === undefined
      ? undefined
      : t`A draft is waiting: ${asText(draft.replace(/<[^>]*>/gu, ' '))}`
  const words = {
    ...control,
    label: i18n._(fieldWord(itemId, key)),
    hint:
      hint ??
      waiting ??
      (isShared && !isInDefault
        ? t`The same in every language: change it in the default one.`
        : undefined),
    isOptional: !isRequired,
    readOnly: isReadOnly,
  }
  const inLanguage = {
    lang: collection.languageCode,
    dir: isAddressLine(key) ? 'auto' : direction,
    placeholder: asText(fallback),
  }
  if (type === 'html')
    return (
      <HtmlField
        {...{ direction, isReadOnly }}
        error={control.error}
        hint={words.hint}
        id={control.id}
        label={words.label}
        language={collection.languageCode}
        onChange={(value) => form.change({ [key]: value })}
        value={control.value}
      />
    )
  if (type === 'picture')
    return (
      <PictureField
        isDescribed
        error={control.error}
        hint={words.hint}
        label={words.label}
        onChange={(value) => form.change({ [key]: value ?? '' })}
        readOnly={isReadOnly}
        value={control.value}
      />
    )
  if (type === 'lines')
    return (
      <TextArea
        {...words}
        {...inLanguage}
        maxLength={2000}
        onChange={({ target }) => form.change({ [key]: target.value })}
      />
    )
  if (type === 'date') return <TextField {...words} onChange={onChange} type="date" />
  if (type === 'url' || type === 'phone')
    return (
      <TextField
        {...words}
        dir="ltr"
        inputMode={type === 'url' ? 'url' : 'tel'}
        maxLength={type === 'url' ? 500 : 40}
        onChange={onChange}
        placeholder={fallback}
      />
    )
  return <TextField {...words} {...inLanguage} maxLength={2000} onChange={onChange} />
}

/** Enough to know the words by. */
function asText(words: string): string {
  return words.length > 120 ? `${words.slice(0, 120)}…` : words
}
