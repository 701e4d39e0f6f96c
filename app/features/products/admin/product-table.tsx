import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedProductRow } from '#domain/admin-products.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { ProductGaps } from './product-gaps.tsx'
import { ProductState } from './product-state.tsx'

interface ProductTableProps {
  products: readonly ListedProductRow[]
  chosen: ReadonlySet<string>
  /** Left out for those who may only look. */
  onChoose?: ((id: string, isChosen: boolean) => void) | undefined
}

/** The rows of the products. */
export function ProductTable({ products, chosen, onChoose }: ProductTableProps) {
  const { t } = useLingui()
  const columns: TableColumn<ListedProductRow>[] = [
    { id: 'name', label: t`Name`, sort: 'server', cell: nameCell },
    { id: 'sku', label: t`Item number`, from: 'l', cell: skuCell },
    {
      id: 'stock',
      label: t`Stock`,
      sort: 'server',
      align: 'end',
      from: 'm',
      cell: stockCell,
    },
    {
      id: 'price',
      label: t`Price`,
      sort: 'server',
      align: 'end',
      cell: priceCell,
    },
    { id: 'gaps', label: t`Lacks`, from: 'l', cell: gapsCell },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all products</Trans>
            </ListLink>
          }
          icon="package"
          title={<Trans>No product fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Products`}
      rows={products}
      {...(onChoose && {
        choice: {
          chosen,
          onChoose,
          labelOf: ({ name }: ListedProductRow) => t`Choose ${name}`,
        },
      })}
    />
  )
}

const nothingAsked = {
  ...{
    q: undefined,
    category: undefined,
    state: undefined,
    missing: undefined,
    stock: undefined,
  },
}

const nameCell = ({ name, imageUrl, tint }: ListedProductRow) => (
  <span className="inline-flex items-center gap-2.5 align-middle whitespace-normal">
    <span
      className={`tint-${tint} size-9 flex-none overflow-hidden rounded-[var(--radius-s)] bg-[var(--t)]`}
    >
      {imageUrl && (
        <Picture
          alt=""
          className="size-full object-contain"
          height={72}
          sizes="36px"
          src={imageUrl}
          width={60}
        />
      )}
    </span>
    <bdi>{name}</bdi>
  </span>
)
const skuCell = ({ sku }: ListedProductRow) => (
  <bdi className="ws-quiet num" dir="ltr">
    {sku}
  </bdi>
)
const stockCell = (row: ListedProductRow) => <StockFigures row={row} />
const priceCell = ({ priceOre }: ListedProductRow) =>
  priceOre === null ? <span className="ws-quiet">–</span> : <Price ore={priceOre} />
const gapsCell = ({ completeness }: ListedProductRow) => <ProductGaps completeness={completeness} />
const stateCell = ({ state }: ListedProductRow) => <ProductState state={state} />

function StockFigures({ row: { free, onHand, isLow } }: { row: ListedProductRow }) {
  const { t, i18n } = useLingui()
  if (free === null || onHand === null) return <span className="ws-quiet">–</span>
  const [left, all] = [i18n.number(free), i18n.number(onHand)]
  return (
    <span className={isLow ? 'ws-state num' : 'num'} data-tone={isLow ? 'warn' : undefined}>
      {t`${left} of ${all}`}
    </span>
  )
}
