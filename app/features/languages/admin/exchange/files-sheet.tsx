import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { spreadsheetSigns } from '#domain/csv.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { areaWords } from '#app/features/languages/admin/area-words.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import {
  type Area,
  type Translatable,
} from '#app/features/languages/admin/translations/translatable.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ImportForm } from './import-form.tsx'

interface FilesSheetProps {
  area: Area
  rows: readonly Translatable[]
  source: EditableLanguage
  target: EditableLanguage
  canEdit: boolean
  onSaved: () => Promise<void>
}

/** The texts of an area as a file for a translator's program, and back. */
export function FilesSheet({ area, rows, source, target, canEdit, onSaved }: FilesSheetProps) {
  const { i18n, t } = useLingui()
  const [message, setMessage] = useState('')
  const [isOnlyOpen, setIsOnlyOpen] = useState(false)
  const wanted = isOnlyOpen ? rows.filter(needsWork) : rows
  const pair = { area, source: source.code, target: target.code }
  const name = `${area}-${target.code}`
  const asXliff = async () => {
    const { xliffOf } = await import('./xliff-out.ts')
    saveFile(new Blob([xliffOf(wanted, pair)], { type: 'application/xliff+xml' }), `${name}.xlf`)
  }
  const asTable = async () => {
    const { tableOf } = await import('./csv-table.ts')
    saveFile(
      new Blob([tableOf(wanted, pair, spreadsheetSigns(i18n.locale))], { type: 'text/csv' }),
      `${name}.csv`,
    )
  }
  const take = async (made: () => Promise<void>) => {
    setMessage('')
    try {
      await made()
    } catch (error) {
      // What writes files is fetched when it is needed.
      console.error('Failed to make a file of translations', error)
      setMessage(t`The file could not be made. Try again in a moment.`)
    }
  }
  return (
    <SideSheet
      meta={
        <>
          <span>{i18n._(areaWords[area])}</span>
          <bdi lang={target.code}>{target.nativeName}</bdi>
        </>
      }
      title={<Trans>Files for translators</Trans>}
    >
      <h3>
        <Trans>Take out</Trans>
      </h3>
      <div className="ws-form">
        <Checkbox
          checked={isOnlyOpen}
          count={rows.filter(needsWork).length}
          label={<Trans>Only what is missing, outdated or not looked at yet</Trans>}
          onChange={({ target: box }) => setIsOnlyOpen(box.checked)}
        />
        <FormError text={message} />
        <div className="ws-form-foot">
          <Button onClick={() => void take(asXliff)} size="s" variant="outline">
            <Icon name="download" size="s" />
            <Trans>Download XLIFF</Trans>
          </Button>
          <Button onClick={() => void take(asTable)} size="s" variant="outline">
            <Icon name="download" size="s" />
            <Trans>Download CSV</Trans>
          </Button>
        </div>
      </div>
      {canEdit && <ImportForm onSaved={onSaved} rows={rows} source={source} target={target} />}
    </SideSheet>
  )
}

function needsWork({ state }: Translatable): boolean {
  return state === 'missing' || state === 'outdated' || state === 'machine'
}
