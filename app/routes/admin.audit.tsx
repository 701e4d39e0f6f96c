import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#app/features/audit/audit-page.tsx'
import { loggedTexts } from '#app/features/pages/logged-texts.ts'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { sectionList } from '#app/workspace/frame/section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'

export const Route = createFileRoute('/admin/audit')({
  ...sectionList,
  loader: ({ deps, location }) =>
    readSection('/api/admin/audit', { query: deps, next: location.href }),
  head: privateHead(msg`Audit log`),
  component: Audit,
})

function Audit() {
  const log = Route.useLoaderData()
  const languageName = useLanguageName()
  if (!log) return <NoSection />
  return <AuditPage languageName={languageName} log={log} texts={loggedTexts} />
}
