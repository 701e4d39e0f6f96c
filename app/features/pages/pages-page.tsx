import '#app/styles/pages.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import { sitePages } from '#app/workspace/links/site-pages.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NewPageSheet } from './new-page-sheet.tsx'
import { fits, pageFilters, pagePath, type PageRow, pageTitle, sitePageId } from './page-rows.ts'
import { PageSheet } from './page-sheet.tsx'
import { pageFilterWords } from './page-words.ts'
import { PagesTable } from './pages-table.tsx'
import { RedirectsSheet } from './redirects-sheet.tsx'
import { useIsRead } from './use-is-read.ts'
import { SitePageSheet } from './site-page-sheet.tsx'
import type { PagesPageProps } from './pages-props.ts'

/** The pages of the site: those that the factory has made, and those that it has anyway; one of them beside the list. */
export function PagesPage({ start, section, onChanged, onPublished }: PagesPageProps) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const { pages, languages } = section
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  const code = currentLanguageCode()
  const titleOf = (id: string) => {
    const page = pages.find((each) => each.id === id)
    return page ? pageTitle(page, code, standard) : ''
  }
  const own: PageRow[] = sitePages.map(({ path, name }) => ({
    ...{ path, id: sitePageId(path), title: i18n._(name), parentTitle: '' },
  }))
  const made: PageRow[] = pages.map((page) => ({
    ...{ page, id: page.id, title: titleOf(page.id), path: pagePath(page, code) },
    parentTitle: page.parentId ? titleOf(page.parentId) : '',
  }))
  const asked = { q: search['q'] ?? '', state: search['state'] ?? '' }
  const rows = [...made, ...own].filter((row) => fits(row, asked))
  const canEdit = isAllowed(start, 'content.edit')
  return (
    <SectionPage
      actions={
        <>
          <ListLink
            change={{ open: 'redirects' }}
            className={lookOf({ size: 's', variant: 'outline' })}
          >
            <Trans>Redirects</Trans>
          </ListLink>
          {canEdit && (
            <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
              <Icon name="plus" size="s" />
              <Trans>New page</Trans>
            </ListLink>
          )}
        </>
      }
      count={i18n.number(rows.length)}
      description={
        <Trans>
          A page is published language by language. In a language that it is not published in,
          visitors read it in the one that stands in for it, if it is published there.
        </Trans>
      }
      sheet={
        <OpenSheet
          onChanged={onChanged}
          onPublished={onPublished}
          row={[...made, ...own].find(({ id }) => id === search['open'])}
          section={section}
          start={start}
          titleOf={titleOf}
        />
      }
      title={<Trans>Pages</Trans>}
      tools={
        <>
          <ListSearch label={t`Title or address`} />
          <ListFilter
            label={t`State`}
            name="state"
            options={pageFilters.map((filter) => ({
              value: filter,
              label: i18n._(pageFilterWords[filter]),
            }))}
          />
        </>
      }
    >
      <PagesTable rows={rows} />
    </SectionPage>
  )
}

interface OpenSheetProps extends PagesPageProps {
  row: PageRow | undefined
  titleOf: (id: string) => string
}

/** What is open beside the list: as the address says. */
function OpenSheet({ row, ...rest }: OpenSheetProps) {
  const { search } = useList()
  const { start, section, titleOf, onChanged } = rest
  const isRead = useIsRead(section)
  const canPublish = isAllowed(start, 'content.publish')
  const isNew = search['open'] === 'new' && isAllowed(start, 'content.edit')
  if (isNew) return <NewPageSheet onDone={onChanged} section={section} titleOf={titleOf} />
  if (search['open'] === 'redirects')
    return (
      <RedirectsSheet
        canEdit={canPublish}
        isRead={isRead}
        missing={section.missing}
        onChanged={onChanged}
        redirects={section.redirects}
      />
    )
  if (!row) return null
  if (row.page) return <PageSheet {...rest} key={row.id} page={row.page} title={row.title} />
  return <SitePageSheet {...rest} key={row.id} path={row.path} title={row.title} />
}
