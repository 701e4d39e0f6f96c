import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { DraftHelp } from '#app/features/ai/admin/draft-help.tsx'
import { LanguageHelp } from '#app/features/ai/admin/language-help.tsx'
import { textEditing } from '#app/features/edit-mode/text-editing.tsx'
import { TranslationsPage } from '#app/features/languages/admin/translations/translations-page.tsx'
import { getTranslations } from '#app/features/languages/languages.functions.ts'

export const Route = createFileRoute('/admin/translations')({
  validateSearch: (search: Record<string, string | undefined>) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { area, language } }) => ({
    ...(area && { area }),
    ...(language && { language }),
  }),
  loader: ({ deps, location }) => getTranslations(deps, location.href),
  head: privateHead(msg`Translations`),
  component: TranslationsOfSite,
})

const frame = getRouteApi('/admin')
/** Texts as Edit Mode shows them, and what AI drafts of them. */
const editing = { ...textEditing, DraftHelp, LanguageHelp }

function TranslationsOfSite() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const given = Route.useLoaderData()
  if (!given) return <NoSection />
  return (
    <TranslationsPage
      editing={editing}
      given={given}
      onChanged={() => router.invalidate({ sync: true })}
      start={start}
    />
  )
}
