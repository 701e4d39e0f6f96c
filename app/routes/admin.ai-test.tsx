import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { AiPage } from '#app/features/ai/admin/ai-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { type Asked, readSection } from '#app/workspace/frame/read-section.ts'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'

export const Route = createFileRoute('/admin/ai-test')({
  validateSearch: (search: Asked) => search,
  pendingMs: staysInView,
  loader: async ({ location: { href: next } }) => {
    const [uses, state, languages] = await Promise.all([
      readSection('/api/admin/ai/uses', { next }),
      readIfAllowed('/api/admin/ai', { next }),
      readIfAllowed('/api/admin/languages', { next }),
    ])
    return uses && state && languages ? { ...uses, state, ...languages } : null
  },
  head: privateHead(msg`AI test`),
  component: AiTest,
})

const frame = getRouteApi('/admin')

function AiTest() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const data = Route.useLoaderData()
  if (!data) return <NoSection />
  return <AiPage data={data} onChanged={() => router.invalidate({ sync: true })} start={start} />
}
