import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { OverDraftDialog } from '#app/features/edit-mode/over-draft-dialog.tsx'
import { savePageWords } from './save-page-words.ts'

interface PageLanguageFormProps {
  language: EditableLanguage
  texts: readonly EditableText[]
  /** Undefined for a page of the site itself, which keeps its address. */
  page?: EditablePage
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** A page in one language: what it is called, its address, and what search engines show of it. */
export function PageLanguageForm(props: PageLanguageFormProps) {
  const { language, texts, page, canEdit, onChanged } = props
  const { t } = useLingui()
  const own = page?.languages.find(({ code }) => code === language.code)
  const textOf = (key: string) => texts.find((text) => text.key === key)
  const savedText = (key: string) => textOf(key)?.value ?? ''
  const revOf = (key: string) => textOf(key)?.rev ?? 0
  const pageRev = page?.rev ?? 0
  const saved = {
    title: savedText('title'),
    slug: own?.slug ?? '',
    metaTitle: savedText('metaTitle'),
    metaDescription: savedText('metaDescription'),
    isIndexed: own?.isIndexed ?? true,
  }
  const form = useForm(saved, onChanged, {
    title: revOf('title'),
    metaTitle: revOf('metaTitle'),
    metaDescription: revOf('metaDescription'),
    slug: pageRev,
    isIndexed: pageRev,
  })
  const { values, changed } = form
  const [isAsking, setIsAsking] = useState(false)
  const textDraft = (key: string) => textOf(key)?.draft?.value
  const save = async () => {
    const words = { language: language.code, texts, page, values, changed, revOf: form.revOf }
    const done = await form.send((idempotencyKey) => savePageWords(words, idempotencyKey))
    // Also where something was refused: what stands there now is shown beside what is typed.
    await onChanged()
    if (done) notifyStaff.success(t`Saved`)
  }
  const words = { dir: language.direction, lang: language.code, autoComplete: 'off' } as const
  const named = { readOnly: !canEdit, ...words }
  /** A field with what is more urgent than its usual hint: what is saved now, or a draft that waits. */
  const told = (name: 'title' | 'slug' | 'metaTitle' | 'metaDescription', hint?: string) => {
    const field = form.field(name)
    const draft = textDraft(name)
    const waiting = draft === undefined ? hint : t`A draft is waiting: ${draft}`
    return { ...field, hint: field.hint ?? waiting }
  }
  return (
    <>
      <RecordForm
        isDirty={changed.length > 0}
        onCancel={form.reset}
        onSave={() => {
          if (changed.some((name) => textDraft(name) !== undefined)) setIsAsking(true)
          else void save()
        }}
        saving={form}
      >
        <h3>
          <bdi lang={language.code}>{language.nativeName}</bdi>
        </h3>
        <TextField {...told('title')} {...named} label={t`Title`} />
        {page && (
          <TextField
            {...told(
              'slug',
              own
                ? t`The address it had leads to the new one.`
                : t`With an address it can be published in this language.`,
            )}
            autoCapitalize="none"
            autoComplete="off"
            dir="ltr"
            label={t`Address`}
            onFocus={() => {
              if (values.slug === '' && values.title !== '')
                form.change({ slug: slugOf(values.title) })
            }}
            readOnly={!canEdit}
            spellCheck={false}
          />
        )}
        <TextField
          {...told(
            'metaTitle',
            t`At best below 60 characters. The title stands for it where it is empty.`,
          )}
          {...named}
          label={t`Title for search engines`}
        />
        <TextField
          {...told('metaDescription', t`One or two sentences below 160 characters.`)}
          {...named}
          label={t`Description for search engines`}
        />
        {page && (
          <Checkbox
            checked={values.isIndexed}
            disabled={!canEdit}
            label={<Trans>Search engines may show it</Trans>}
            name="isIndexed"
            onChange={({ target }) => form.change({ isIndexed: target.checked })}
          />
        )}
      </RecordForm>
      <OverDraftDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onSure={() => void save()}
      />
    </>
  )
}
