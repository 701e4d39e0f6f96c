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
import type { CategoriesData } from './categories-page.tsx'
import { categoryName } from './category-name.ts'

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
  const titleOf = (category: EditableCategory) =>
    categoryName(category, [currentLanguageCode(), defaultOf(data)])
  const columns: TableColumn<EditableCategory>[] = [
    {
      id: 'name',
      label: t`Name`,
      cell: (category) => <bdi>{titleOf(category)}</bdi>,
      beside: ({ key }) => <bdi dir="ltr">{key}</bdi>,
    },
    {
      id: 'products',
      label: t`Products`,
      align: 'end',
      from: 'm',
      cell: ({ products }) => i18n.number(products),
    },
    {
      id: 'languages',
      label: t`Languages`,
      from: 'l',
      cell: ({ words }) => (
        <span className="ws-quiet">{t`${Object.keys(words).length} of ${languages.length}`}</span>
      ),
    },
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
      rows={order.ordered.filter((category) => fits(category, asked))}
      titleOf={titleOf}
    />
  )
}

const idOf = ({ id }: EditableCategory) => id

const stateCell = ({ isActive }: EditableCategory) => (
  <span className="ws-state" data-tone={isActive ? 'good' : 'none'}>
    {isActive ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
  </span>
)

function defaultOf({ languages }: CategoriesData): string {
  return languages.find(({ isDefault }) => isDefault)?.code ?? ''
}

function fits({ key, words, isActive }: EditableCategory, asked: { q: string; state: string }) {
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
