import type { HeaderSettings } from '#domain/header.schema.ts'
import { type HeaderStyle, headerStyles, logoSides, logoStyles } from '#domain/header.ts'
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
      width: sideOf(width, logoSides.width, 32),
      height: sideOf(height, logoSides.height, 32),
      maxWidth: sideOf(max, logoSides.width, 200),
    },
    isNameShownInHeader: name !== 'hidden',
  }
}

function sideOf(
  text: string | undefined,
  { least, most }: { least: number; most: number },
  otherwise: number,
): number {
  const side = Number(text)
  return Number.isInteger(side) && side >= least && side <= most ? side : otherwise
}
