import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { FooterPage } from '#app/features/footer/admin/footer-page.tsx'
import { readSection } from '#app/workspace/frame/read-section.ts'

export const Route = createFileRoute('/admin/footer')({
  loader: ({ location }) => readSection('/api/admin/footer', { next: location.href }),
  head: privateHead(msg`Footer`),
  component: Footer,
})

const frame = getRouteApi('/admin')
const root = getRouteApi('__root__')

function Footer() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const { languages } = root.useLoaderData()
  const footer = Route.useLoaderData()
  if (!footer) return <NoSection />
  return (
    <FooterPage
      footer={footer}
      languages={languages}
      onChanged={() => void router.invalidate()}
      start={start}
    />
  )
}
