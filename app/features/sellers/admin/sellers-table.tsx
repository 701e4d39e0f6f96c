import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedSeller } from '#domain/admin-sellers.schema.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { sellerStatusWords, sellerTones } from './seller-words.ts'

/** The rows of the sellers: where they are, what they carry, and whether somebody looks after them. */
export function SellersTable({ sellers }: { sellers: readonly ListedSeller[] }) {
  const { t } = useLingui()
  const columns: TableColumn<ListedSeller>[] = [
    { id: 'name', label: t`Seller`, cell: nameCell, beside: besideCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'goods', label: t`Goods`, from: 'm', cell: goodsCell },
    { id: 'account', label: t`Looked after`, from: 'l', cell: accountCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all sellers</Trans>
            </ListLink>
          }
          icon="store"
          title={<Trans>No seller fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Sellers`}
      nameOf={({ name, city }) => `${name}, ${city}`}
      rows={sellers}
    />
  )
}

const nothingAsked = { q: undefined, status: undefined, kind: undefined }

const nameCell = ({ name, city }: ListedSeller) => <bdi>{`${name}, ${city}`}</bdi>
const besideCell = ({ kind }: ListedSeller) => <Kind kind={kind} />
const stateCell = ({ status }: ListedSeller) => <SellerState status={status} />
const goodsCell = ({ products }: ListedSeller) => <Goods products={products} />
const accountCell = (seller: ListedSeller) => <Account seller={seller} />

function Kind({ kind }: Pick<ListedSeller, 'kind'>) {
  const { i18n } = useLingui()
  return <span>{i18n._(kindWords[kind])}</span>
}

function Goods({ products }: Pick<ListedSeller, 'products'>) {
  const { t } = useLingui()
  return (
    <span className="ws-quiet">
      {t`${plural(products, { one: '# product', other: '# products' })}`}
    </span>
  )
}

function Account({ seller: { hasAccount, status } }: { seller: ListedSeller }) {
  const { t } = useLingui()
  if (status === 'terminated') return null
  return <span className="ws-quiet">{hasAccount ? t`By its own account` : t`Not yet joined`}</span>
}

/** How a seller stands. */
export function SellerState({ status }: Pick<ListedSeller, 'status'>) {
  const { i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={sellerTones[status]}>
      {i18n._(sellerStatusWords[status])}
    </span>
  )
}
