import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminCustomer, AdminCustomers } from '#domain/admin-customers.schema.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { CustomerSheet } from './customer-sheet.tsx'
import { CustomersTable } from './customers-table.tsx'

export interface CustomersData {
  list: AdminCustomers
  /** What is open beside the list. */
  customer: AdminCustomer | null
}

/** Everyone who has ordered, and one of them beside the list. */
export function CustomersPage({ data, start, onChanged }: SectionProps<CustomersData>) {
  const { t, i18n } = useLingui()
  const { list, customer } = data
  return (
    <SectionPage
      count={i18n.number(list.total)}
      sheet={
        customer && (
          <CustomerSheet
            customer={customer}
            key={customer.id}
            onChanged={onChanged}
            start={start}
          />
        )
      }
      title={<Trans>Customers</Trans>}
      tools={
        <>
          <ListSearch label={t`Name, company, e-mail or phone`} />
          <ListFilter
            label={t`Account`}
            name="kind"
            options={[
              { value: 'account', label: t`With an account` },
              { value: 'guest', label: t`Guests` },
            ]}
          />
        </>
      }
    >
      <CustomersTable customers={list.customers} />
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}
