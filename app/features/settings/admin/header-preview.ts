import type { HeaderSettings } from '#domain/header.schema.ts'
import { type HeaderStyle, headerStyles, logoStyles } from '#domain/header.ts'
import type { Company } from '#domain/shell.schema.ts'

/** What the header would be made of. */
export interface PreviewedHeader {
  headerStyle: HeaderStyle
  logo: Omit<Company['logo'], 'url'>
  isNameShownInHeader: boolean
}

type Search = Record<string, string | undefined>

/** The preview's address, which holds all that is tried out: nothing is kept anywhere. */
export function previewPath(settings: Omit<HeaderSettings, 'rev'>): `/${string}` {
  const search = new URLSearchParams({
    style: settings.headerMenuStyle,
    logo: settings.headerLogoStyle,
    width: String(settings.headerLogoWidth),
    height: String(settings.headerLogoHeight),
    max: String(settings.headerMaxLogoWidth),
    ...(settings.showCompanyNameInHeader ? {} : { name: 'hidden' }),
  })
  return `/admin/header-preview?${search.toString()}`
}

/** Reads the preview's address: what is odd in it counts as the default. */
export function previewedHeader({
  style,
  logo,
  width,
  height,
  max,
  name,
}: Search): PreviewedHeader {
  return {
    headerStyle: headerStyles.find((known) => known === style) ?? 'horizontal',
    logo: {
      style: logoStyles.find((known) => known === logo) ?? 'rounded',
      width: sideOf(width, 32),
      height: sideOf(height, 32),
      maxWidth: sideOf(max, 200),
    },
    isNameShownInHeader: name !== 'hidden',
  }
}

function sideOf(text: string | undefined, otherwise: number): number {
  const side = Number(text)
  return Number.isInteger(side) && side >= 16 && side <= 400 ? side : otherwise
}
