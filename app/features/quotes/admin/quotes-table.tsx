import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedQuote } from '#domain/admin-quotes.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { ClockText } from './quote-clock.tsx'
import { reasonText, statusTones, statusWords } from './quote-words.ts'

/** The rows of the quotes: who asks, who answers, and how much time is left. */
export function QuotesTable({ quotes }: { quotes: readonly ListedQuote[] }) {
  const { t } = useLingui()
  const columns: TableColumn<ListedQuote>[] = [
    { id: 'buyer', label: t`Buyer`, cell: buyerCell, beside: besideCell },
    { id: 'owner', label: t`Answered by`, from: 'm', cell: ownerCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'urgent', label: t`Time left`, cell: urgentCell },
    { id: 'created', label: t`Asked`, sort: 'server', from: 'l', cell: createdCell },
    { id: 'total', label: t`Sum with VAT`, from: 'l', align: 'end', cell: totalCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all quotes</Trans>
            </ListLink>
          }
          icon="receipt-text"
          title={<Trans>No quote fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Quotes`}
      nameOf={({ company, number }) => `${company}, ${number}`}
      rows={quotes}
    />
  )
}

const nothingAsked = { q: undefined, status: undefined, queue: undefined }

const buyerCell = ({ company, city }: ListedQuote) => (
  <bdi>{city ? `${company}, ${city}` : company}</bdi>
)
const stateCell = ({ status }: ListedQuote) => <QuoteState status={status} />
const urgentCell = (quote: ListedQuote) => <Urgent quote={quote} />
const besideCell = (quote: ListedQuote) => <Beside quote={quote} />
const createdCell = ({ createdAt }: ListedQuote) => (
  <span className="ws-quiet">
    <Moment at={createdAt} />
  </span>
)
const totalCell = ({ totalOre }: ListedQuote) => totalOre !== null && <Price ore={totalOre} />
const ownerCell = ({ assignedTo }: ListedQuote) => (
  <span className="ws-quiet">{assignedTo ? <bdi>{assignedTo.name}</bdi> : <Nobody />}</span>
)

function Nobody() {
  const { t } = useLingui()
  return <span>{t`Nobody`}</span>
}

function Beside({ quote: { number, lines } }: { quote: ListedQuote }) {
  const { t } = useLingui()
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <bdi className="num">{number}</bdi>
      <span>{t`${plural(lines, { one: '# line', other: '# lines' })}`}</span>
    </span>
  )
}

/** What is next to know of a quote: its clock, how long its offer counts, the order that it became, or why it came to nothing. */
function Urgent({ quote }: { quote: ListedQuote }) {
  const { t, i18n } = useLingui()
  const { clock, status, validUntil, orderNumber } = quote
  if (clock) return <ClockText clock={clock} />
  const day = validUntil && i18n.date(`${validUntil}T12:00:00Z`, { dateStyle: 'medium' })
  if (status === 'offered' && day)
    return <span className="ws-quiet" suppressHydrationWarning>{t`valid until ${day}`}</span>
  if (orderNumber) return <bdi className="num ws-quiet">{orderNumber}</bdi>
  if (status === 'expired' && day)
    return (
      <span className="ws-quiet" suppressHydrationWarning>
        {day}
      </span>
    )
  return <span className="ws-quiet">{reasonText(i18n, quote)}</span>
}

/** How a quote stands: a dot and its words. */
export function QuoteState({ status }: Pick<ListedQuote, 'status'>) {
  const { i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={statusTones[status]}>
      {i18n._(statusWords[status])}
    </span>
  )
}
