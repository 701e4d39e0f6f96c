import '#app/styles/workspace/forms.css'
import '#app/styles/workspace/states.css'
import { useState } from 'react'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Sample } from './sample.tsx'

const rows = [
  { id: 'jam', name: 'Syltetøy', products: 12, tone: 'good', state: 'Vises' },
  { id: 'bread', name: 'خبز', products: 3, tone: 'none', state: 'مخفية' },
]
type Row = (typeof rows)[number]

const columns: TableColumn<Row>[] = [
  { id: 'name', label: 'Navn', cell: nameCell, beside: ({ id }) => id, sort: ({ name }) => name },
  { id: 'products', label: 'Varer', align: 'end', cell: ({ products }) => products },
  { id: 'state', label: 'Tilstand', from: 'm', cell: stateCell },
]

const empty = <EmptyState icon="tag" title="Ingen kategori passer til dette" />

/** What a section of the workspace is made of (docs/adding-a-section.md), in all its states. */
export function WorkspaceSamples() {
  const [typed, setTyped] = useState('Syltetøy')
  const [order, setOrder] = useState(rows)
  const table = { columns, empty, idOf: ({ id }: Row) => id, label: 'Kategorier' }
  const form = { onCancel: () => setTyped('Syltetøy'), onSave: () => {} }
  const field = (
    <TextField label="Navn" onChange={({ target }) => setTyped(target.value)} value={typed} />
  )
  return (
    <>
      <SectionPage
        count={rows.length}
        description="En setning om det som står her."
        title="Kategorier"
        tools={
          <>
            <ListSearch label="Navn eller adresse" />
            <ListFilter label="Tilstand" name="state" options={[{ value: 'a', label: 'Vises' }]} />
          </>
        }
      >
        <OrderedTable
          {...table}
          onPlace={(id, at) =>
            setOrder((before) => {
              const row = before.filter((each) => each.id === id)
              return before.filter((each) => each.id !== id).toSpliced(at, 0, ...row)
            })
          }
          rows={order}
          titleOf={({ name }) => name}
        />
      </SectionPage>
      {(['loading', 'failed', 'ready'] as const).map((state) => (
        <Sample key={state} name={`table: ${state === 'ready' ? 'no rows' : state}`}>
          <WorkspaceTable {...table} onRetry={() => {}} rows={[]} state={state} />
        </Sample>
      ))}
      <Sample name="record in a language, with its state there and without">
        <RecordLanguages
          chosen="nb"
          languages={[
            { code: 'nb', nativeName: 'Norsk' },
            { code: 'ar', nativeName: 'العربية' },
          ]}
          stateOf={(code) =>
            code === 'nb' ? { label: 'Publisert', tone: 'good' } : { label: 'Ingen tekst ennå' }
          }
        />
      </Sample>
      <Sample name="record form: begun, being saved, refused, of somebody who may only look">
        <RecordForm
          {...form}
          isDirty={typed !== 'Syltetøy'}
          saving={{ isBusy: false, message: undefined }}
        >
          {field}
        </RecordForm>
        <RecordForm
          {...form}
          isDirty={false}
          isFootKept
          saving={{ isBusy: true, message: undefined }}
        >
          {field}
        </RecordForm>
        <RecordForm
          {...form}
          isDirty={false}
          saving={{ isBusy: false, message: 'Vi får ikke kontakt med butikken.' }}
        >
          {field}
        </RecordForm>
        <RecordForm
          {...form}
          canEdit={false}
          isDirty={false}
          saving={{ isBusy: false, message: undefined }}
        >
          {field}
        </RecordForm>
      </Sample>
      <Sample name="record form: somebody else saved meanwhile">
        <RecordForm
          {...form}
          conflict={{
            mine: [{ key: 'name', title: 'Navn', detail: typed }],
            onKeepMine: () => {},
            onTakeTheirs: () => {},
            theirs: [{ key: 'name', title: 'Navn', detail: 'Syltetøy og saft' }],
          }}
          isDirty={false}
          saving={{ isBusy: false, message: undefined }}
        >
          {field}
        </RecordForm>
      </Sample>
    </>
  )
}

function nameCell({ name }: Row) {
  return <bdi>{name}</bdi>
}

function stateCell({ state, tone }: Row) {
  return (
    <span className="ws-state" data-tone={tone}>
      {state}
    </span>
  )
}
