import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedCustomer } from '#domain/admin-customers.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'

/** The rows of the customers. */
export function CustomersTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<ListedCustomer>[] = [
    { id: 'name', label: t`Name`, cell: nameCell, beside: companyCell },
    { id: 'email', label: t`E-mail`, from: 'm', cell: emailCell },
    { id: 'phone', label: t`Phone`, from: 'l', cell: phoneCell },
    {
      id: 'account',
      label: t`Account`,
      from: 'l',
      cell: ({ hasAccount }) => (hasAccount ? t`Yes` : t`Guest`),
    },
    {
      ...{ id: 'orders', label: t`Orders`, sort: 'server', align: 'end' },
      cell: ({ orderCount }) => i18n.number(orderCount),
    },
    { id: 'sum', label: t`Total`, sort: 'server', align: 'end', cell: sumCell },
    { id: 'last', label: t`Last order`, sort: 'server', from: 'm', cell: lastCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all customers</Trans>
            </ListLink>
          }
          icon="user"
          title={<Trans>No customer fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Customers`}
      rows={customers}
    />
  )
}

const nothingAsked = { q: undefined, kind: undefined }

const nameCell = ({ name }: ListedCustomer) => <bdi>{name}</bdi>
const companyCell = ({ companyName }: ListedCustomer) => companyName && <bdi>{companyName}</bdi>
const emailCell = ({ email }: ListedCustomer) => <bdi>{email}</bdi>
const phoneCell = ({ phone }: ListedCustomer) => <bdi className="num">{phoneText(phone)}</bdi>
const sumCell = ({ sumOre }: ListedCustomer) => <Price ore={sumOre} />
const lastCell = ({ lastOrderAt }: ListedCustomer) => (
  <span className="ws-quiet">
    <Moment at={lastOrderAt} />
  </span>
)
