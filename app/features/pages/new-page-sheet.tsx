import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ContentTemplate, contentTemplates } from '#domain/content.ts'
import type { WrittenPage } from '#domain/pages.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { templateNames } from '#app/workspace/names/template-names.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { PagesSection } from './pages.functions.ts'
import { ParentField } from './parent-field.tsx'

interface NewPageSheetProps {
  section: PagesSection
  titleOf: (id: string) => string
  onDone: () => Promise<void>
}

/** A new page: its template, and its title and address in one language. It is a draft until somebody publishes it. */
export function NewPageSheet({ section, titleOf, onDone }: NewPageSheetProps) {
  const { t, i18n } = useLingui()
  const { go } = useList()
  const { languages, language, pages } = section
  const form = useForm({
    ...{ template: 'article', languageCode: language.code, title: '', slug: '', parentId: '' },
  })
  const [hasOwnSlug, setHasOwnSlug] = useState(false)
  const [made, setMade] = useState<string>()
  const { title, slug, parentId, template, languageCode } = form.values
  const save = async () => {
    const body = {
      ...{ title, slug, languageCode },
      template: template as ContentTemplate,
      parentId: parentId || null,
    }
    const answer = await form.send((idempotencyKey) =>
      callTwice<WrittenPage>('/admin/content/pages', { method: 'POST', body, idempotencyKey }),
    )
    if (!answer) return
    notifyStaff.success(t`${title} is made, as a draft`)
    await onDone()
    setMade(answer.page.id)
  }
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made, lang: languageCode }) : undefined}
      isDirty={title !== '' && form.changed.length > 0}
      label={<Trans>Make the page</Trans>}
      meta={<Trans>Visitors see it once you publish it.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New page</Trans>}
    >
      <SelectField
        {...form.field('template')}
        hint={t`What stands on it. You can change it later.`}
        label={t`Template`}
      >
        {contentTemplates.map((each) => (
          <option key={each} value={each}>
            {i18n._(templateNames[each])}
          </option>
        ))}
      </SelectField>
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
        {...form.field('title')}
        autoComplete="off"
        dir="auto"
        label={t`Title`}
        onChange={({ target }) =>
          form.change({
            title: target.value,
            ...(hasOwnSlug ? {} : { slug: slugOf(target.value) }),
          })
        }
      />
      <TextField
        {...form.field('slug')}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        hint={t`Suggested from the title, in the letters a to z.`}
        label={t`Address`}
        onChange={({ target }) => {
          setHasOwnSlug(target.value !== '')
          form.change({ slug: target.value })
        }}
        spellCheck={false}
      />
      <ParentField {...form.field('parentId')} pages={pages} titleOf={titleOf} />
    </RecordSheet>
  )
}
