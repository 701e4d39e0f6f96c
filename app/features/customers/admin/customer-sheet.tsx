import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { AdminCustomer } from '#domain/admin-customers.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { phoneText } from '#domain/phone.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Price } from '#app/ui/price.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerPrivacy } from './customer-privacy.tsx'

interface CustomerSheetProps {
  customer: AdminCustomer
  start: AdminStart
  onChanged: () => Promise<void>
}

/** One customer: who they are, what they said yes or no to, what is noted of them and what they ordered last. */
export function CustomerSheet({ customer, start, onChanged }: CustomerSheetProps) {
  const { name, email, hasAccount, consents } = customer
  return (
    <SideSheet
      meta={
        <>
          <span>{hasAccount ? <Trans>With an account</Trans> : <Trans>Guest</Trans>}</span>
          <bdi>{email}</bdi>
        </>
      }
      title={<bdi>{name}</bdi>}
    >
      <Facts customer={customer} />
      {consents.length > 0 && <ConsentList consents={consents} />}
      <OrderList customer={customer} />
      <CustomerNotes
        canWrite={isAllowed(start, 'orders.move')}
        customer={customer}
        onChanged={onChanged}
      />
      {isAllowed(start, 'customers.privacy') && (
        <CustomerPrivacy customer={customer} onChanged={onChanged} />
      )}
    </SideSheet>
  )
}

function Facts({ customer }: { customer: AdminCustomer }) {
  const { t, i18n } = useLingui()
  const languageName = useLanguageName()
  const { companyName, email, phone, languageCode, orderCount, sumOre, lastOrderAt } = customer
  const facts = [
    { label: t`Company`, value: companyName && <bdi>{companyName}</bdi> },
    { label: t`E-mail`, value: <bdi>{email}</bdi> },
    { label: t`Phone`, value: <bdi className="num">{phoneText(phone)}</bdi> },
    { label: t`Language`, value: <bdi>{languageName(languageCode)}</bdi> },
    { label: t`Orders`, value: i18n.number(orderCount) },
    { label: t`Total without cancelled orders`, value: <Price ore={sumOre} /> },
    { label: t`Last order`, value: <Moment at={lastOrderAt} /> },
  ]
  return (
    <dl className="ws-facts">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div className="contents" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function ConsentList({ consents }: Pick<AdminCustomer, 'consents'>) {
  return (
    <>
      <h3>
        <Trans>Consents</Trans>
      </h3>
      <ul>
        {consents.map(({ purpose, wording, isGiven, changedAt }) => (
          <li className="ws-note" key={purpose}>
            <q className="block" dir="auto">
              {wording}
            </q>
            <span className="flex flex-wrap gap-x-3">
              <strong>
                {changedAt === null ? (
                  <Trans>Not answered</Trans>
                ) : isGiven ? (
                  <Trans>Yes</Trans>
                ) : (
                  <Trans>No</Trans>
                )}
              </strong>
              {changedAt !== null && (
                <small className="ws-quiet">
                  <Moment at={changedAt} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function OrderList({ customer: { orders, orderCount } }: { customer: AdminCustomer }) {
  const { i18n } = useLingui()
  const [shown, all] = [i18n.number(orders.length), i18n.number(orderCount)]
  return (
    <>
      <h3>
        {orders.length < orderCount ? (
          <Trans>
            The last {shown} of {all} orders
          </Trans>
        ) : (
          <Trans>Orders</Trans>
        )}
      </h3>
      <ul className="grid gap-2">
        {orders.map(({ id, number, statusText, totalOre, placedAt }) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4" key={id}>
            <PageLink to={`/admin/orders?open=${id}`}>
              <bdi className="num">{number}</bdi>
            </PageLink>
            <span>{statusText}</span>
            <small className="ws-quiet">
              <Moment at={placedAt} />
            </small>
            <Price ore={totalOre} />
          </li>
        ))}
      </ul>
    </>
  )
}
