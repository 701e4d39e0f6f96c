import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { type Asked, getAuditLog } from '#app/features/today/admin.functions.ts'
import { AuditPage } from '#app/features/audit/audit-page.tsx'
import { loggedTexts } from '#app/features/pages/logged-texts.ts'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: (search: Asked) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { open: _open, ...asked } }) => asked,
  loader: ({ deps, location }) => getAuditLog(deps, location.href),
  head: privateHead(msg`Audit log`),
  component: Audit,
})

function Audit() {
  const log = Route.useLoaderData()
  const languageName = useLanguageName()
  if (!log) return <NoSection />
  return <AuditPage languageName={languageName} log={log} texts={loggedTexts} />
}
