import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getPreferences } from '#app/features/newsletters/newsletters.functions.ts'
import { PreferencesPage } from '#app/features/newsletters/preferences-page.tsx'
import { UnknownLink } from '#app/features/newsletters/unknown-link.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/newsletter/preferences/$token')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  validateSearch: (search: Record<string, string | undefined>) => search,
  loader: ({ params }) => getPreferences(params.token),
  head: privateHead(msg`Your letters`),
  component: Preferences,
  notFoundComponent: UnknownLink,
})

function Preferences() {
  const router = useRouter()
  const { token } = Route.useParams()
  const { newsletter } = Route.useSearch()
  return (
    <PreferencesPage
      by={{ token, newsletter }}
      key={token}
      onChanged={() => router.invalidate({ sync: true })}
      view={Route.useLoaderData()}
    />
  )
}
