import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isAllowed } from '#domain/permissions.ts'
import { OrderingForm } from '#app/features/settings/admin/ordering-form.tsx'
import { ShopPage } from '#app/features/shop-settings/admin/shop-page.tsx'
import type { ShopData } from '#app/features/shop-settings/admin/shop-props.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList, type SectionProps } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/shop')({
  ...sectionList,
  loaderDeps: () => ({}),
  loader: async ({ location: { href: next } }) => {
    const [found, tax, settings, known] = await Promise.all([
      readSection('/api/admin/deliveries', { next }),
      readSection('/api/admin/tax-rates', { next }),
      readSection('/api/admin/settings', { next }),
      readSection('/api/admin/languages', { next }),
    ])
    return found && tax && settings && known
      ? { ...found, tax, settings, languages: known.languages }
      : null
  },
  head: privateHead(msg`Shop settings`),
  component: () => <Section Page={ShopSection} data={Route.useLoaderData()} />,
})

function ShopSection(props: SectionProps<ShopData>) {
  const { data, start, onChanged } = props
  const ordering = (
    <OrderingForm
      canEdit={isAllowed(start, 'settings.edit')}
      onSaved={onChanged}
      settings={data.settings}
    />
  )
  return <ShopPage {...props} ordering={ordering} />
}
