import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { type Asked, getAuditLog } from '#app/features/admin/admin.functions.ts'
import { AuditPage } from '#app/features/admin/audit/audit-page.tsx'
import { NoSection } from '#app/features/admin/ui/no-section.tsx'
import { workspaceHead } from '#app/features/admin/workspace-head.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: (search: Asked) => search,
  // What is in view, and the word that is being typed, stay while another reading of it is on its way.
  pendingMs: Infinity,
  loaderDeps: ({ search: { open: _open, ...asked } }) => asked,
  loader: ({ deps, location }) => getAuditLog(deps, location.href),
  head: workspaceHead(msg`Audit log`),
  component: Audit,
})

function Audit() {
  const log = Route.useLoaderData()
  return log ? <AuditPage log={log} /> : <NoSection />
}
