import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { UnsavedGuard } from '#app/features/admin/ui/unsaved-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormTold } from '#app/ui/form-told.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
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
  const wordsOf = (key: string) => texts.find((text) => text.key === key)?.value ?? ''
  const saved = {
    title: wordsOf('title'),
    slug: own?.slug ?? '',
    metaTitle: wordsOf('metaTitle'),
    metaDescription: wordsOf('metaDescription'),
    isIndexed: own?.isIndexed ?? true,
  }
  const form = useForm(saved, onChanged)
  const { values } = form
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await form.send((idempotencyKey) =>
      savePageWords({ language: language.code, texts, page, values, saved }, idempotencyKey),
    )
    // Also where something was refused: what stands there now is shown beside what is typed.
    await onChanged()
    if (done) notifyStaff.success(t`Saved`)
  }
  const words = { dir: language.direction, lang: language.code, autoComplete: 'off' } as const
  const named = { readOnly: !canEdit, ...words }
  return (
    <form className="ws-form" noValidate onSubmit={(event) => void submit(event)}>
      <h3>
        <bdi lang={language.code}>{language.nativeName}</bdi>
      </h3>
      <UnsavedGuard isDirty={isDirty} />
      <FormTold text={form.told} />
      <TextField {...form.field('title')} {...named} label={t`Title`} />
      {page && (
        <TextField
          {...form.field('slug')}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          hint={
            own
              ? t`The address it had leads to the new one.`
              : t`With an address it can be published in this language.`
          }
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
        {...form.field('metaTitle')}
        {...named}
        hint={t`At best below 60 characters. The title stands for it where it is empty.`}
        label={t`Title for search engines`}
      />
      <TextField
        {...form.field('metaDescription')}
        {...named}
        hint={t`One or two sentences below 160 characters.`}
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
      {isDirty && (
        <div className="ws-form-foot">
          <Button isBusy={form.isBusy} type="submit">
            <Trans>Save</Trans>
          </Button>
          <Button onClick={() => form.change(saved)} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </form>
  )
}
