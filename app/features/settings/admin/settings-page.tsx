import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { PaymentProvider, RefusedOperation } from '#domain/payments.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import '#app/styles/settings.css'
import '#app/styles/workspace-links.css'
import { AnnouncementForm } from './announcement-form.tsx'
import { CompanyForm } from './company-form.tsx'
import { InvoicesForm } from './invoices-form.tsx'
import { LookForm } from './look-form.tsx'
import { MapForm } from './map-form.tsx'
import { PaymentProviders } from './payment-providers.tsx'
import { RefusedOperations } from './refused-operations.tsx'
import { settingsGroups } from './settings-groups.ts'
import { ThemeForm } from './theme-form.tsx'

interface SettingsPageProps {
  start: AdminStart
  settings: SiteSettings
  providers: readonly PaymentProvider[]
  refused: readonly RefusedOperation[]
  languages: readonly OfferedLanguage[]
  onChanged: () => Promise<void>
}

/** The settings of the site, a group at a time: which one stands in the address. */
export function SettingsPage(props: SettingsPageProps) {
  const { start, settings, providers, refused, languages, onChanged } = props
  const { t, i18n } = useLingui()
  const { search } = useList()
  const group = settingsGroups.find(({ key }) => key === search['group'])?.key ?? 'company'
  const canEdit = isAllowed(start, 'settings.edit')
  const given = { settings, canEdit, onSaved: onChanged }
  const forms = {
    company: <CompanyForm {...given} />,
    look: <LookForm {...given} />,
    theme: <ThemeForm {...given} />,
    invoices: <InvoicesForm {...given} />,
    payments: (
      <>
        <PaymentProviders providers={providers} />
        <RefusedOperations
          canRetry={isAllowed(start, 'orders.refund')}
          onChanged={onChanged}
          operations={refused}
        />
      </>
    ),
    map: <MapForm {...given} />,
    announcement: <AnnouncementForm {...given} languages={languages} />,
  }
  return (
    <SectionPage
      description={
        canEdit ? (
          <Trans>What is saved here stands on the next page that anybody opens.</Trans>
        ) : (
          <Trans>You can look at everything here, but not save.</Trans>
        )
      }
      title={<Trans>Settings</Trans>}
      tools={
        <nav aria-label={t`Settings`} className="settings-groups">
          {settingsGroups.map(({ key, label }) => (
            <ListLink
              aria-current={key === group ? 'page' : undefined}
              change={{ group: key }}
              key={key}
            >
              {i18n._(label)}
            </ListLink>
          ))}
        </nav>
      }
    >
      <div className="ws-section-body">{forms[group]}</div>
    </SectionPage>
  )
}
