import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Import } from '#domain/imports.schema.ts'
import { type ImportKind, importKinds } from '#domain/imports.ts'
import { useList } from '#app/workspace/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { FileFactsLine } from './file-facts-line.tsx'
import { FileInput } from './file-input.tsx'
import { faultWords, kindWords } from './import-words.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { ReadSheet } from './read/sheet-of.ts'
import { type Readable, useUpload } from './use-upload.ts'

interface FileStepProps {
  kind: ImportKind
  /** One whose lines are not all here: the same file goes on with it. */
  begun?: Import | undefined
  onSent: (sent: Import) => void
}

interface ChosenFile {
  name: string
  sheets: readonly ReadSheet[]
}

/** The first step: what the file brings, the file itself, how it was read, and on its way. */
export function FileStep({ kind, begun, onSent }: FileStepProps) {
  const { t, i18n } = useLingui()
  const { go } = useList()
  const [file, setFile] = useState<ChosenFile>()
  const [at, setAt] = useState(0)
  const [isReading, setIsReading] = useState(false)
  const [unread, setUnread] = useState('')
  const { start, goOn, isBusy, message, sentRows } = useUpload(onSent)
  const sheet = file?.sheets[at]

  const choose = async (chosen: File) => {
    setIsReading(true)
    setUnread('')
    setFile(undefined)
    try {
      const { readSheets } = await import('./read/read-sheets.ts')
      const sheets = await readSheets(chosen, i18n.locale)
      setFile({ name: chosen.name.slice(0, 200).toWellFormed(), sheets })
      setAt(
        Math.max(
          0,
          sheets.findIndex(({ isRead }) => isRead),
        ),
      )
    } catch (error) {
      // What reads files is fetched when it is needed; a file may also be gone since it was chosen.
      console.error('Failed to read a spreadsheet', error)
      setUnread(t`The file could not be read. Choose it again in a moment.`)
    } finally {
      setIsReading(false)
    }
  }
  const isOther = begun !== undefined && sheet?.isRead === true && !isSame(begun, sheet)
  const otherWords = t`This is another file than the one that was begun with. Choose that one, or begin anew.`
  const fault = sheet?.isRead === false ? faultWords(i18n, sheet.fault) : ''
  return (
    <div className="grid max-w-[720px] gap-5">
      {begun ? (
        <p>
          <Trans>
            Only a part of <bdi>{begun.fileName}</bdi> has arrived. Choose the same file to go on
            where it stopped.
          </Trans>
        </p>
      ) : (
        <Pills
          legend={<Trans>What the file brings</Trans>}
          name="kind"
          onChange={(value) => go({ kind: value }, 'replace')}
          pills={importKinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))}
          value={kind}
        />
      )}
      <FileInput isBusy={isReading || isBusy} onFile={(chosen) => void choose(chosen)} />
      {file && file.sheets.length > 1 && (
        <SelectField
          className="max-w-80"
          label={<Trans>Sheet</Trans>}
          onChange={({ target }) => setAt(Number(target.value))}
          value={String(at)}
        >
          {file.sheets.map(({ name }, index) => (
            <option key={name} value={String(index)}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <FormError text={unread || fault || (isOther ? otherWords : message)} />
      {file && sheet?.isRead && (
        <FoundTable fileName={file.name} sheet={sheet}>
          {sentRows === undefined ? (
            !isOther && (
              <Button
                isBusy={isBusy}
                onClick={() => void (begun ? goOn(begun, sheet) : start(kind, file.name, sheet))}
              >
                <Plural
                  one="Go on with # row"
                  other="Go on with # rows"
                  value={sheet.rows.length}
                />
              </Button>
            )
          ) : (
            <ProgressBar done={sentRows} label={t`Rows sent`} of={sheet.rows.length} />
          )}
        </FoundTable>
      )}
    </div>
  )
}

const shownColumns = 8

/** What was found in the file: its first rows, and how it was read. */
function FoundTable({
  fileName,
  sheet,
  children,
}: {
  fileName: string
  sheet: Readable
  children: ReactNode
}) {
  const columns = sheet.columns.slice(0, shownColumns)
  return (
    <section aria-labelledby="found" className="grid gap-3">
      <h2 className="font-[family-name:var(--font-text)] text-[1.02rem] font-bold" id="found">
        <bdi>{fileName}</bdi>
      </h2>
      <FileFactsLine facts={sheet.facts} rowCount={sheet.rows.length} />
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-[length:var(--text-s)] [&_td]:max-w-[24ch] [&_td]:truncate [&_:is(td,th)]:border-b [&_:is(td,th)]:border-[var(--border)] [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pe-4 [&_:is(td,th)]:text-start [&_:is(td,th)]:whitespace-nowrap">
          <thead className="text-[length:var(--text-xs)] text-[var(--muted-foreground)]">
            <tr>
              {columns.map((column, index) => (
                // Two columns may have the same heading.
                <th key={`${index}-${column}`} scope="col">
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.slice(0, 3).map(({ no, cells }) => (
              <tr key={no}>
                {columns.map((column, index) => (
                  <td key={`${index}-${column}`}>
                    <bdi>{cells[index]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>{children}</div>
    </section>
  )
}

function isSame(begun: Import, { columns, rows }: Readable): boolean {
  return begun.rowCount === rows.length && begun.columns.join('\n') === columns.join('\n')
}
