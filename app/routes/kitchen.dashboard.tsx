import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { KitchenPage } from '#app/features/kitchen/kitchen-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { LanguageSwitcher } from '#app/shell/header/language-switcher.tsx'

/** The page holds nothing of a kitchen: what its screen may see it asks for itself, and it opens without network too. */
export const Route = createFileRoute('/kitchen/dashboard')({
  beforeLoad: ({ context }) => addWords('workspace', context.i18n),
  // The frame of the site stands around what could not be made.
  loader: () => ({ isBoard: true }),
  head: privateHead(msg`Kitchen`),
  component: KitchenRoute,
})

const root = getRouteApi('__root__')

function KitchenRoute() {
  const { languages } = root.useLoaderData()
  return <KitchenPage languages={<LanguageSwitcher languages={languages} />} />
}
