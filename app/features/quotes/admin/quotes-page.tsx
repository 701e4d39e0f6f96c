import { Trans, useLingui } from '@lingui/react/macro'
import { type AdminQuote, type AdminQuotes, quoteQueues } from '#domain/admin-quotes.schema.ts'
import type { Templates } from '#domain/reply-templates.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { quoteStatuses } from '#domain/quotes.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListQueues } from '#app/workspace/list/list-queues.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { TemplatesSheet } from '#app/features/reply-templates/admin/templates-sheet.tsx'
import { QuoteSheet } from './quote-sheet.tsx'
import { QuotesTable } from './quotes-table.tsx'
import { queueWords, statusWords } from './quote-words.ts'

export interface QuotesData {
  list: AdminQuotes
  /** What is open beside the list. */
  quote: AdminQuote | null
  templates: Templates['templates'] | null
}

/** What businesses ask prices for: what waits for an answer first, and one of them beside the list. */
export function QuotesPage({ data, start, onChanged }: SectionProps<QuotesData>) {
  const { t, i18n } = useLingui()
  const { list, quote, templates } = data
  const canEdit = isAllowed(start, 'quotes.edit')
  return (
    <SectionPage
      actions={
        <ListLink change={{ open: 'templates' }} className={lookOf({ variant: 'outline' })}>
          <Trans>Templates</Trans>
        </ListLink>
      }
      count={i18n.number(list.total)}
      sheet={
        (quote && <QuoteSheet key={quote.id} onChanged={onChanged} quote={quote} />) ||
        (templates && (
          <TemplatesSheet
            canEdit={canEdit}
            onChanged={onChanged}
            templates={templates}
            use="quotes"
          />
        ))
      }
      title={<Trans>Quotes</Trans>}
      tools={
        <>
          <QuoteQueues queues={list.queues} />
          <ListSearch label={t`Number, company, contact or product`} />
          <ListFilter
            label={t`State`}
            name="status"
            options={quoteStatuses.map((value) => ({ value, label: i18n._(statusWords[value]) }))}
          />
        </>
      }
    >
      <QuotesTable quotes={list.quotes} />
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}

/** All quotes, and those that need somebody, each with how many there are. */
function QuoteQueues({ queues }: Pick<AdminQuotes, 'queues'>) {
  const { t, i18n } = useLingui()
  return (
    <ListQueues
      label={t`What needs somebody now`}
      queues={[
        { queue: undefined, label: t`All`, count: i18n.number(queues.all) },
        ...quoteQueues.map((queue) => ({
          queue,
          label: i18n._(queueWords[queue]),
          count: i18n.number(queues[queue]),
          isLate: queue === 'late' && queues[queue] > 0,
        })),
      ]}
    />
  )
}
