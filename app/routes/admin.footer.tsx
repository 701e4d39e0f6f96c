import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { NoSection } from '#app/features/admin/ui/no-section.tsx'
import { workspaceHead } from '#app/features/admin/workspace-head.ts'
import { FooterPage } from '#app/features/footer/admin/footer-page.tsx'
import { getEditableFooter } from '#app/features/footer/admin/footer.functions.ts'

export const Route = createFileRoute('/admin/footer')({
  loader: ({ location }) => getEditableFooter(location.href),
  head: workspaceHead(msg`Footer`),
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
