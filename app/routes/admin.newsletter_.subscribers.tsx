import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listsQueue } from '#app/features/subscribers/admin/subscriber-props.ts'
import { SubscribersPage } from '#app/features/subscribers/admin/subscribers-page.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/newsletter_/subscribers')({
  ...sectionList,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { open: id, lang, queue, ...query }, location: { href: next } }) => {
    const areLists = queue === listsQueue
    const language = lang ?? currentLanguageCode()
    const [subscribers, lists, known, subscriber, found] = await Promise.all([
      readSection('/api/admin/subscribers', { query: areLists ? {} : query, next }),
      readSection('/api/admin/newsletter-lists', { next }),
      readSection('/api/admin/languages', { next }),
      id && !areLists
        ? readIfAllowed('/api/admin/subscribers/:id', { params: { id }, next })
        : undefined,
      areLists
        ? readIfAllowed('/api/admin/content/texts', {
            query: { page: 'newsletter', language },
            next,
          })
        : undefined,
    ])
    return (
      subscribers &&
      lists &&
      known && {
        ...{ lists: lists.lists, languages: known.languages, texts: found?.texts ?? [] },
        languageCode: language,
        ...{ subscribers: areLists ? null : subscribers, subscriber: subscriber ?? null },
      }
    )
  },
  head: privateHead(msg`Subscribers`),
  component: () => <Section Page={SubscribersPage} data={Route.useLoaderData()} />,
})
