import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import type { MediaUse } from '#domain/media.schema.ts'
import { sitePages } from '#app/workspace/links/site-pages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { PageLink } from '#app/ui/page-link.tsx'

/** How texts are called, and the way to a page where they are edited. */
export interface UsePlaces {
  nameOf: (i18n: I18n, text: { page: string; key: string }) => string
  /** None for who may not edit: they see the page. */
  EditLink: ComponentType<{ path: string; languageCode: string; children: ReactNode }> | undefined
}

/** What people call a setting, by its column, and where it is set. */
const settings: Record<string, { name: MessageDescriptor; group: string }> = {
  logo_url: { name: msg`Logo`, group: 'look' },
  favicon_url: { name: msg`Icon in the browser’s tab`, group: 'look' },
  loading_image_url: { name: msg`Loading picture`, group: 'look' },
  announcement: { name: msg`Announcement`, group: 'announcement' },
}

/** The parts of the workspace where what has no page of its own is set. */
const sections: Partial<Record<MediaUse['kind'], `/admin/${string}`>> = {
  menu: '/admin/menus',
  footer: '/admin/footer',
  orders: '/admin/orders',
}

/** A place that uses a picture or file, by the name that its people know, leading there. */
export function UseLink({ use, places }: { use: MediaUse; places: UsePlaces }) {
  const { i18n } = useLingui()
  const name = <bdi>{nameOfUse(i18n, use, places)}</bdi>
  const path = use.path ?? sitePageOf(use)?.path
  const to = sectionOf(use) ?? path
  if (!to) return name
  const { EditLink } = places
  if (use.page === null || to !== path || !EditLink)
    return <PageLink to={to as `/${string}`}>{name}</PageLink>
  return (
    <EditLink languageCode={use.languageCode ?? currentLanguageCode()} path={to}>
      {name}
    </EditLink>
  )
}

function nameOfUse(i18n: I18n, use: MediaUse, { nameOf }: UsePlaces): string {
  const setting = settingOf(use)
  if (setting) return i18n._(setting.name)
  if (use.page === null) return use.title
  const own = use.page === 'footer' ? msg`Footer` : sitePageOf(use)?.name
  const page = own ? i18n._(own) : (use.pageTitle ?? use.page)
  return use.textKey ? `${page} · ${nameOf(i18n, { page: use.page, key: use.textKey })}` : page
}

function settingOf({ kind, title }: MediaUse) {
  return kind === 'settings' ? settings[title] : undefined
}

function sectionOf(use: MediaUse): string | undefined {
  if (use.page === 'footer') return '/admin/footer'
  const setting = settingOf(use)
  return setting ? `/admin/settings?group=${setting.group}` : sections[use.kind]
}

function sitePageOf({ page }: MediaUse) {
  return sitePages.find(({ path }) => path === (page === 'home' ? '/' : `/${page}`))
}
