import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { LanguagesPage } from '#app/features/languages/admin/languages-page.tsx'
import { getLanguages } from '#app/features/languages/languages.functions.ts'

export const Route = createFileRoute('/admin/languages')({
  loader: ({ location }) => getLanguages(location.href),
  head: privateHead(msg`Languages`),
  component: Languages,
})

const frame = getRouteApi('/admin')

function Languages() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const languages = Route.useLoaderData()
  if (!languages) return <NoSection />
  return (
    <LanguagesPage
      languages={languages}
      onChanged={() => router.invalidate({ sync: true })}
      start={start}
    />
  )
}
