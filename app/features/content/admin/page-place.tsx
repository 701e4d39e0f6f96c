import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { contentTemplates } from '#domain/content.ts'
import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { templateNames } from '#app/features/admin/ui/template-names.ts'
import { callApi } from '#app/platform/api.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { ParentField } from './parent-field.tsx'

interface PagePlaceProps {
  page: EditablePage
  pages: readonly EditablePage[]
  titleOf: (id: string) => string
  onChanged: () => Promise<void>
}

/** What a page stands under and by which template it is shown, in every language: saved when it is chosen. */
export function PagePlace({ page, pages, titleOf, onChanged }: PagePlaceProps) {
  const { t, i18n } = useLingui()
  const [told, setTold] = useState<string>()
  const change = async (wanted: { template?: string; parentId?: string | null }) => {
    const answer = await callApi<WrittenPage>(`/admin/content/pages/${page.id}`, {
      method: 'PATCH',
      body: { rev: page.rev, ...wanted },
      idempotencyKey: crypto.randomUUID(),
    })
    if (answer.ok) notifyStaff.success(t`Saved`)
    if (answer.ok) setTold(undefined)
    else if (answer.reason === 'refused') setTold(answer.error.message)
    else setTold(t`We cannot reach the shop. Try again in a moment.`)
    await onChanged()
  }
  return (
    <div className="ws-form">
      <h3>
        <Trans>In every language</Trans>
      </h3>
      <ParentField
        error={told}
        onChange={({ target }) => void change({ parentId: target.value || null })}
        pages={pages.filter(({ id }) => id !== page.id)}
        titleOf={titleOf}
        value={page.parentId ?? ''}
      />
      <SelectField
        hint={t`Texts that another template does not show are kept.`}
        label={t`Template`}
        onChange={({ target }) => void change({ template: target.value })}
        value={page.template}
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
