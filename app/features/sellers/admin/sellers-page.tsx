import { Trans, useLingui } from '@lingui/react/macro'
import { seenApplicationStatuses, type SellerCounts } from '#domain/admin-sellers.schema.ts'
import { sellerKinds, sellerStatuses } from '#domain/sellers.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListQueues } from '#app/workspace/list/list-queues.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { ApplicationsTable } from './applications-table.tsx'
import { type SellersData, sellersQueue } from './seller-props.ts'
import { SellerSheet } from './seller-sheet.tsx'
import { applicationStatusWords, sellerStatusWords } from './seller-words.ts'
import { SellersTable } from './sellers-table.tsx'

/** Who wants to sell the factory's goods, and who does: what waits for an answer first. */
export function SellersPage({ data, onChanged }: SectionProps<SellersData>) {
  const { t, i18n } = useLingui()
  const { applications, application, sellers, seller } = data
  const list = sellers ?? applications
  if (!list) return null
  return (
    <SectionPage
      count={i18n.number(list.total)}
      sheet={
        (application && (
          <ApplicationSheet application={application} key={application.id} onChanged={onChanged} />
        )) ||
        (seller && <SellerSheet key={seller.id} onChanged={onChanged} seller={seller} />)
      }
      title={<Trans>Sellers</Trans>}
      tools={
        <>
          <Queues counts={list.counts} />
          <ListSearch label={sellers ? t`Name, place, number or contact` : t`Number or company`} />
          <ListFilter
            label={t`State`}
            name="status"
            options={
              sellers
                ? sellerStatuses.map((value) => ({
                    value,
                    label: i18n._(sellerStatusWords[value]),
                  }))
                : seenApplicationStatuses.map((value) => ({
                    value,
                    label: i18n._(applicationStatusWords[value]),
                  }))
            }
          />
          {sellers && (
            <ListFilter
              label={t`Kind`}
              name="kind"
              options={sellerKinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))}
            />
          )}
        </>
      }
    >
      {sellers && <SellersTable sellers={sellers.sellers} />}
      {applications && <ApplicationsTable applications={applications.applications} />}
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}

/** The applications, those that wait, and the sellers; each with how many there are. */
function Queues({ counts }: { counts: SellerCounts }) {
  const { t, i18n } = useLingui()
  const count = (name: keyof SellerCounts) => i18n.number(counts[name])
  return (
    <ListQueues
      label={t`Applications and sellers`}
      queues={[
        { queue: undefined, label: t`Applications`, count: count('applications') },
        { queue: 'waiting', label: t`To review`, count: count('waiting') },
        { queue: 'mine', label: t`Mine`, count: count('mine') },
        { queue: sellersQueue, label: t`Sellers`, count: count('sellers') },
      ]}
    />
  )
}
