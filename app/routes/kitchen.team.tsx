import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { TeamPage } from '#app/features/kitchen/team-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'

export const Route = createFileRoute('/kitchen/team')({
  beforeLoad: ({ context }) => addWords('workspace', context.i18n),
  loader: async ({ location: { href: next } }) => {
    const teams = await readSection('/api/admin/kitchens', { next })
    if (!teams) throw notFound()
    return teams
  },
  head: privateHead(msg`Screens and people`),
  component: () => <TeamPage teams={Route.useLoaderData()} />,
})
