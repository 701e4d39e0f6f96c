import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { previewedHeader } from '#app/features/settings/admin/header-preview.ts'
import { PreviewPage } from '#app/features/settings/admin/preview-page.tsx'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { NoAccess } from '#app/workspace/frame/no-access.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { loadHeader } from '#app/shell/header/header-layout.ts'

/** The real header at the real width, as its settings would make it: shown in a frame of the workspace, to those who may see settings. */
export const Route = createFileRoute('/admin_/header-preview')({
  beforeLoad: ({ context }) => addWords('workspace', context.i18n),

  validateSearch: (search: Record<string, string | undefined>) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ deps, location }) => {
    if (!(await readSection('/api/admin/settings/header', { next: location.href }))) return null
    const previewed = previewedHeader(deps)
    await loadHeader(previewed.headerStyle)
    return previewed
  },
  head: privateHead(msg`Preview of the header`),
  component: HeaderPreview,
})

const root = getRouteApi('__root__')

function HeaderPreview() {
  const { company } = root.useLoaderData()
  return Route.useLoaderData() ? <PreviewPage /> : <NoAccess owner={company.name} />
}
