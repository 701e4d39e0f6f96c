import { offlineMethods } from '#domain/checkout.ts'
import { ownPathOf } from '#domain/links.ts'
import type { SettingsGroup, SiteSettings } from '#domain/settings.schema.ts'
import { usualPaymentDays } from '#domain/settings.ts'
import { themeOf } from '#domain/theme.ts'
import type { SettingsRows } from './site-settings.repository.ts'

/** What each group is saved as. */
export const documentVersionOf = (group: SettingsGroup) => `settings.${group}`

/** The rows as the workspace shows them: what is not set is what the site falls back to, or empty. */
export function settingsOf(rows: SettingsRows): SiteSettings {
  const rev = (group: SettingsGroup) =>
    rows.documentVersions.get(documentVersionOf(group))?.rev ?? 0
  const { factory, settings } = rows
  return {
    company: {
      companyName: settings?.companyName ?? factory?.name ?? '',
      legalName: settings?.legalName ?? null,
      orgNo: settings?.orgNo ?? null,
      address: factory?.address ?? null,
      phone: settings?.contactPhone ?? factory?.phone ?? null,
      email: settings?.contactEmail ?? factory?.email ?? null,
      rev: rev('company'),
    },
    look: {
      logoUrl: ownPathOf(settings?.logoUrl) ?? ownPathOf(factory?.logoUrl),
      faviconUrl: ownPathOf(settings?.faviconUrl),
      loadingStyle: settings?.loadingStyle ?? 'spinner',
      loadingImageUrl: ownPathOf(settings?.loadingImageUrl),
      rev: rev('look'),
    },
    announcement: { announcement: announcementOf(rows), rev: rev('announcement') },
    theme: { ...themeOf(rows.tokens), rev: rev('theme') },
    ordering: {
      minOrderOre: settings?.minOrderOre ?? 0,
      paymentMethods: settings?.paymentMethods ?? [...offlineMethods],
      rev: rev('ordering'),
    },
    map: {
      mapTiles: settings?.mapTiles ?? null,
      mapCredit: settings?.mapCredit ?? null,
      rev: rev('map'),
    },
    invoices: {
      street: settings?.street ?? null,
      postcode: settings?.postcode ?? null,
      city: settings?.city ?? null,
      bankAccount: settings?.bankAccount ?? null,
      paymentDays: settings?.paymentDays ?? usualPaymentDays,
      isVatRegistered: settings?.isVatRegistered ?? true,
      isInBusinessRegister: settings?.isInBusinessRegister ?? true,
      rev: rev('invoices'),
    },
  }
}

function announcementOf({
  announcement,
  texts,
}: SettingsRows): SiteSettings['announcement']['announcement'] {
  if (!announcement) return null
  const { url, startsAt, endsAt, audience, isDismissible, isShown } = announcement
  return {
    texts: Object.fromEntries(texts.map(({ languageCode, text }) => [languageCode, text])),
    ...{ url, startsAt, endsAt, audience, isDismissible, isShown },
  }
}
