import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Exported } from '#domain/imports.schema.ts'
import { type ImportKind, importKinds } from '#domain/imports.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callApi } from '#app/platform/api.ts'
import { callForFile } from '#app/platform/call-for-file.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { kindWords } from './import-words.ts'

/** All products as a spreadsheet, with the columns that an import reads. */
export function ExportSheet({ languages }: { languages: readonly EditableLanguage[] }) {
  const { t, i18n } = useLingui()
  const { send, isBusy, message } = useSave()
  const [kind, setKind] = useState<ImportKind>('products')
  const [format, setFormat] = useState('xlsx')
  const [language, setLanguage] = useState(currentLanguageCode())
  const [unmade, setUnmade] = useState('')
  const take = async () => {
    setUnmade('')
    const name = `${i18n._(kindWords[kind])}-${language}`
    if (format === 'csv') {
      const answer = await send(() =>
        callForFile(`/admin/exports/${kind}/file?language=${language}`, {}),
      )
      if (answer?.ok) saveFile(answer.value, `${name}.csv`)
      return
    }
    const answer = await send(() =>
      callApi<Exported>(`/admin/exports/${kind}?language=${language}`),
    )
    if (!answer?.ok) return
    try {
      const { saveWorkbook } = await import('./save-workbook.ts')
      await saveWorkbook(name, [answer.value.headings, ...answer.value.rows])
    } catch (error) {
      // What writes files is fetched when it is needed.
      console.error('Failed to make an export', error)
      setUnmade(t`The file could not be made. Try again in a moment.`)
    }
  }
  return (
    <SideSheet
      footer={
        <Button isBusy={isBusy} onClick={() => void take()}>
          <Icon name="download" size="s" />
          <Trans>Download</Trans>
        </Button>
      }
      title={<Trans>Export products</Trans>}
    >
      <div className="ws-form">
        <p>
          <Trans>
            The file has the columns that an import reads: change it in a spreadsheet and bring it
            in again.
          </Trans>
        </p>
        <FormError text={unmade || message} />
        <Pills
          legend={<Trans>What it holds</Trans>}
          name="kind"
          onChange={(value) => setKind(value as ImportKind)}
          pills={importKinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))}
          value={kind}
        />
        <SelectField
          hint={t`Of headings and choices. Texts are in it in all languages.`}
          label={t`Language`}
          onChange={({ target }) => setLanguage(target.value)}
          value={language}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} lang={code} value={code}>
              {nativeName}
            </option>
          ))}
        </SelectField>
        <Pills
          legend={<Trans>Format</Trans>}
          name="format"
          onChange={setFormat}
          pills={[
            { value: 'xlsx', label: t`Excel (.xlsx)` },
            { value: 'csv', label: 'CSV' },
          ]}
          value={format}
        />
      </div>
    </SideSheet>
  )
}
