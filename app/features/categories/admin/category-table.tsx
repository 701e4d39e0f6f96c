import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableCategories, EditableCategory } from '#domain/categories.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { categoryName } from './category-name.ts'
import type { CategoriesData } from './category-props.ts'

interface CategoryTableProps {
  data: CategoriesData
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** The categories in their order. What is searched for stands alone, and keeps its place among the others. */
export function CategoryTable({ data, canEdit, onChanged }: CategoryTableProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const { languages } = data
  const order = useOrder({ rows: data.categories, idOf, save: saveOrder, onChanged })
  const asked = { q: search['q'] ?? '', state: search['state'] ?? '' }
  const isNarrowed = asked.q !== '' || asked.state !== ''
  const rows = order.ordered.map((category) => {
    const written = i18n.number(Object.keys(category.words).length)
    const all = i18n.number(languages.length)
    return {
      ...category,
      title: categoryName(category, [currentLanguageCode(), defaultOf(data)]),
      products: i18n.number(category.products),
      written: t`${written} of ${all}`,
    }
  })
  const columns: TableColumn<CategoryRow>[] = [
    { id: 'name', label: t`Name`, cell: titleCell, beside: keyCell },
    {
      id: 'products',
      label: t`Products`,
      align: 'end',
      from: 'm',
      cell: ({ products }) => products,
    },
    { id: 'languages', label: t`Languages`, from: 'l', cell: writtenCell },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
  ]
  return (
    <OrderedTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            isNarrowed && (
              <ListLink
                change={{ q: undefined, state: undefined }}
                className={lookOf({ variant: 'outline' })}
              >
                <Trans>Show all categories</Trans>
              </ListLink>
            )
          }
          icon="tag"
          title={
            isNarrowed ? <Trans>No category fits this</Trans> : <Trans>No categories yet</Trans>
          }
        />
      }
      idOf={idOf}
      label={t`Categories`}
      onPlace={canEdit && !isNarrowed ? order.place : undefined}
      rows={rows.filter((row) => fits(row, asked))}
      titleOf={({ title }) => title}
    />
  )
}

type CategoryRow = Omit<EditableCategory, 'products'> & {
  title: string
  products: string
  written: string
}

const idOf = ({ id }: { id: string }) => id
const titleCell = ({ title }: CategoryRow) => <bdi>{title}</bdi>
const keyCell = ({ key }: CategoryRow) => <bdi dir="ltr">{key}</bdi>
const writtenCell = ({ written }: CategoryRow) => <span className="ws-quiet">{written}</span>
const stateCell = ({ isActive }: CategoryRow) => (
  <span className="ws-state" data-tone={isActive ? 'good' : 'none'}>
    {isActive ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
  </span>
)

function defaultOf({ languages }: CategoriesData): string {
  return languages.find(({ isDefault }) => isDefault)?.code ?? ''
}

function fits({ key, words, isActive }: CategoryRow, asked: { q: string; state: string }) {
  if (asked.state !== '' && (asked.state === 'shown') !== isActive) return false
  const wanted = asked.q.toLowerCase()
  const said = Object.values(words).flatMap(({ name, slug }) => [name, slug])
  return [key, ...said].some((text) => text.toLowerCase().includes(wanted))
}

async function saveOrder(ids: readonly string[], seen: readonly string[], idempotencyKey: string) {
  const call = { method: 'PUT', body: { ids, seen }, idempotencyKey } as const
  const answer = await callTwice<EditableCategories>('/admin/categories/order', call)
  return answer.ok ? { ok: true as const, value: answer.value.categories.map(idOf) } : answer
}
