import { Trans, useLingui } from '@lingui/react/macro'
import { type ContentTemplate, contentTemplates } from '#domain/content.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { templateNames } from '#app/workspace/names/template-names.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { ParentField } from './parent-field.tsx'
import { usePagePlace } from './use-page-place.ts'

interface PagePlaceProps {
  page: EditablePage
  pages: readonly EditablePage[]
  titleOf: (id: string) => string
  onChanged: () => Promise<void>
}

/** What a page stands under and by which template it is shown, in every language: saved when it is chosen. */
export function PagePlace({ page, pages, titleOf, onChanged }: PagePlaceProps) {
  const { t, i18n } = useLingui()
  const { place, choose, isSaving, message } = usePagePlace(page, onChanged)
  return (
    <div className="ws-form">
      <UnsavedGuard hasFailed={message !== undefined} isDirty={false} isSaving={isSaving} />
      <h3>
        <Trans>In every language</Trans>
      </h3>
      <ParentField
        error={message}
        onChange={({ target }) => void choose({ parentId: target.value || null })}
        pages={pages.filter(({ id }) => id !== page.id)}
        titleOf={titleOf}
        value={place.parentId ?? ''}
      />
      <SelectField
        hint={t`Texts that another template does not show are kept.`}
        label={t`Template`}
        onChange={({ target }) => void choose({ template: target.value as ContentTemplate })}
        value={place.template}
      >
        {contentTemplates.map((each) => (
          <option key={each} value={each}>
            {i18n._(templateNames[each])}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
