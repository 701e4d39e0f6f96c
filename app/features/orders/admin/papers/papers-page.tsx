import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Papers } from '#domain/order-papers.schema.ts'
import { shippingKinds } from '#domain/checkout.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListDate, ListFilter } from '#app/workspace/list/list-tools.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { ButtonLink, lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PrintButton } from '#app/features/orders/print-button.tsx'
import { PackingList } from './packing-list.tsx'
import { PickList } from './pick-list.tsx'
import { deliveryWords } from '#app/features/orders/admin/step-words.ts'

/** What is printed to pick and pack by: one list of all that is fetched, or one of each order for its box. */
export function PapersPage({ data: papers }: SectionProps<Papers>) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const isPacking = search['list'] === 'packing'
  const isChosen = Boolean(search['ids'])
  return (
    <SectionPage
      actions={
        <>
          <ButtonLink to="/admin/orders" variant="outline">
            <Trans>Orders</Trans>
          </ButtonLink>
          <PrintButton />
        </>
      }
      count={i18n.number(papers.orders.length)}
      title={isPacking ? <Trans>Packing lists</Trans> : <Trans>Pick list</Trans>}
      tools={
        <>
          <nav aria-label={t`Which list`} className="flex gap-2">
            <Choice isChosen={!isPacking} list={undefined}>
              <Trans>Pick list</Trans>
            </Choice>
            <Choice isChosen={isPacking} list="packing">
              <Trans>Packing lists</Trans>
            </Choice>
          </nav>
          {isChosen ? (
            <ListLink change={{ ids: undefined }} className={lookOf({ variant: 'plain' })}>
              <Trans>All orders of a day</Trans>
            </ListLink>
          ) : (
            <>
              <ListDate label={t`Promised for`} name="day" />
              <ListFilter
                label={t`Delivery`}
                name="delivery"
                options={shippingKinds.map((kind) => ({
                  value: kind,
                  label: i18n._(deliveryWords[kind]),
                }))}
              />
            </>
          )}
        </>
      }
    >
      {papers.isCut && (
        <p className="ws-note mx-[var(--ws-gutter)]" role="status">
          <Trans>
            There are more orders than these. Choose a way of delivery, or some of them.
          </Trans>
        </p>
      )}
      {papers.orders.length === 0 || (!isPacking && papers.goods.length === 0) ? (
        <EmptyState
          icon="package"
          title={isPacking ? <Trans>Nothing to pack</Trans> : <Trans>Nothing to fetch</Trans>}
        >
          {papers.orders.length > 0 ? (
            <Trans>All of it lies in its box, or is missing.</Trans>
          ) : (
            papers.dayText && <Trans>No confirmed order is promised for {papers.dayText}.</Trans>
          )}
        </EmptyState>
      ) : (
        <div className="grid gap-8 px-[var(--ws-gutter)] pb-12">
          {isPacking ? (
            papers.orders.map((order) => <PackingList key={order.id} order={order} />)
          ) : (
            <PickList papers={papers} />
          )}
        </div>
      )}
    </SectionPage>
  )
}

function Choice({
  list,
  isChosen,
  children,
}: {
  list: string | undefined
  isChosen: boolean
  children: ReactNode
}) {
  return (
    <ListLink
      aria-current={isChosen ? 'true' : undefined}
      change={{ list }}
      className={lookOf({
        variant: isChosen ? 'primary' : 'outline',
        size: 's',
      })}
    >
      {children}
    </ListLink>
  )
}
