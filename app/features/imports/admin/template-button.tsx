import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImportFields } from '#domain/import-fields.schema.ts'
import type { ImportKind } from '#domain/imports.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { fieldLabel } from './columns-form.tsx'
import { kindWords } from './import-words.ts'

/** A spreadsheet with all headings that are understood, and a line that shows what stands below each. */
export function TemplateButton({ kind }: { kind: ImportKind }) {
  const { t, i18n } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    try {
      const answer = await callApi<ImportFields>(`/admin/imports/fields?kind=${kind}`)
      if (!answer.ok) throw new Error('fields were not read', { cause: answer })
      const { fields } = answer.value
      const { saveWorkbook } = await import('./save-workbook.ts')
      await saveWorkbook(i18n._(kindWords[kind]), [
        fields.map((field) => fieldLabel(field)),
        fields.map(({ example }) => example),
      ])
    } catch (error) {
      console.error('Failed to make a template', error)
      notifyStaff.error(t`The file could not be made. Try again in a moment.`)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button isBusy={isBusy} onClick={() => void take()} size="s" variant="outline">
      <Icon name="download" size="s" />
      <Trans>Template</Trans>
    </Button>
  )
}
