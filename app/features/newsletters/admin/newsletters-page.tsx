import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminNewsletters, ListedNewsletter } from '#domain/admin-newsletters.schema.ts'
import { newsletterStatuses } from '#domain/newsletters.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { mayDo } from './editor-props.ts'
import { NewNewsletter } from './new-newsletter.tsx'
import { statusWords } from './newsletter-words.ts'
import { NewslettersTable } from './newsletters-table.tsx'

/** The newsletters: those that are being sent or written first, then what was sent. */
export function NewslettersPage({ data, start, onChanged }: SectionProps<AdminNewsletters>) {
  const { t, i18n } = useLingui()
  const [making, setMaking] = useState<ListedNewsletter | 'new'>()
  const may = mayDo(start)
  return (
    <SectionPage
      actions={
        <>
          {may.send && (
            <ButtonLink to="/admin/newsletter/subscribers" variant="outline">
              <Trans>Subscribers and lists</Trans>
            </ButtonLink>
          )}
          {may.write && (
            <Button onClick={() => setMaking('new')}>
              <Trans>New newsletter</Trans>
            </Button>
          )}
        </>
      }
      count={i18n.number(data.total)}
      title={<Trans>Newsletter</Trans>}
      tools={
        <>
          <ListSearch label={t`Name or subject`} />
          <ListFilter
            label={t`State`}
            name="status"
            options={newsletterStatuses.map((value) => ({
              value,
              label: i18n._(statusWords[value]),
            }))}
          />
        </>
      }
    >
      <NewslettersTable
        canWrite={may.write}
        newsletters={data.newsletters}
        onChanged={onChanged}
        onDuplicate={setMaking}
      />
      {data.total > data.pageSize && <TablePager {...data} />}
      <NewNewsletter
        key={making === 'new' ? 'new' : (making?.id ?? '')}
        making={making}
        onClose={() => setMaking(undefined)}
      />
    </SectionPage>
  )
}
