import { Trans } from '@lingui/react/macro'
import type { ImportField } from '#domain/import-fields.schema.ts'
import type { Import, ImportList, ImportRowList } from '#domain/imports.schema.ts'
import { importKinds } from '#domain/imports.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { ButtonLink, lookOf } from '#app/ui/button.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { DryRun } from './dry-run.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { FileStep } from './file-step.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportSteps } from './import-steps.tsx'
import { TemplateButton } from './template-button.tsx'
import { useSteps } from './use-steps.ts'

/** What the section is read with: the one import that is open, or the list of all. */
export interface ImportData {
  list: ImportList
  opened: OpenedImport | null
}

export interface OpenedImport {
  record: Import
  fields: ImportField[]
  rows: ImportRowList
}

/** A spreadsheet on its way into the catalog: chosen, matched, tried, and brought in. */
export function ImportPage({ data, onChanged }: SectionProps<ImportData>) {
  const { search, go } = useList()
  const { list, opened } = data
  const kind = opened?.record.kind ?? importKinds.find((each) => each === search['kind'])
  const open = ({ id }: Import) => go({ import: id, kind: undefined, show: undefined })
  return (
    <SectionPage
      actions={
        <>
          <TemplateButton kind={kind ?? 'products'} />
          {opened && (
            <ListLink
              change={{ import: undefined, show: undefined }}
              className={lookOf({ variant: 'outline', size: 's' })}
            >
              <Trans>Earlier and new</Trans>
            </ListLink>
          )}
          <ButtonLink size="s" to="/admin/products" variant="outline">
            <Trans>Products</Trans>
          </ButtonLink>
        </>
      }
      title={<Trans>Import products</Trans>}
    >
      {opened ? (
        <OpenImport key={opened.record.id} onChanged={onChanged} opened={opened} />
      ) : (
        <>
          <ImportSteps record={undefined} />
          <div className="px-[var(--ws-gutter)]">
            <FileStep kind={kind ?? 'products'} onSent={open} />
          </div>
          <EarlierImports list={list} />
        </>
      )}
    </SectionPage>
  )
}

interface OpenImportProps {
  opened: OpenedImport
  onChanged: () => Promise<void>
}

function OpenImport({ opened, onChanged }: OpenImportProps) {
  const { record, fields, rows } = opened
  const { latest, secondsLeft, message } = useSteps(record, onChanged)
  const shared = { record, fields, rows, onChanged }
  const { status } = record
  return (
    <>
      <ImportSteps record={latest} />
      <div className="px-[var(--ws-gutter)]">
        {status === 'uploading' && (
          <FileStep begun={record} kind={record.kind} onSent={() => void onChanged()} />
        )}
        {(status === 'mapping' || status === 'validating' || status === 'checked') && (
          <div className="grid items-start gap-7 lg:grid-cols-[288px_minmax(0,1fr)]">
            <ColumnsForm
              fields={fields}
              onChanged={onChanged}
              record={record}
              sample={rows.rows[0]?.cells ?? []}
            />
            <DryRun {...shared} latest={latest} stopped={message} />
          </div>
        )}
        {(status === 'running' || status === 'undoing') && (
          <ImportProgress {...{ record, latest, secondsLeft, onChanged }} stopped={message} />
        )}
        {(status === 'done' || status === 'undone') && <ImportReport {...shared} />}
      </div>
    </>
  )
}
