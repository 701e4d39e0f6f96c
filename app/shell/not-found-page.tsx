import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { type Gone, goneWordsIn } from './gone-page.ts'
import missingJar from './missing-jar.svg?no-inline'

/** Shown for an address that leads nowhere, or at which something was that is gone: says so, and helps on. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { t } = useLingui()
  const { gone }: Partial<Gone> = useRouteContext({ from: '__root__' })
  const {
    title = t`Page not found`,
    text = t`The address may be old or mistyped. Search, or go on from here.`,
  } = gone ?? goneWordsIn({ data }) ?? {}
  return (
    <div className="notice-page">
      <Drawing className="notice-drawing" file={missingJar} viewBox="0 0 240 132" />
      <h1>{title}</h1>
      <p>{text}</p>
      <SearchBox className="search-form notice-search" name={title} />
      <div className="empty-actions">
        <ContentLink className="btn btn-primary btn-l" url="/products">
          {t`See all products`}
        </ContentLink>
        <ContentLink className="btn btn-outline btn-l" url="/">
          {t`To the home page`}
        </ContentLink>
      </div>
    </div>
  )
}
