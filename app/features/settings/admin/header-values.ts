import type { HeaderSettings } from '#domain/header.schema.ts'

/** The settings as a form holds them: what is typed is text. */
export function typedOf({ rev: _, ...settings }: HeaderSettings) {
  return {
    ...settings,
    headerLogoStyle: settings.headerLogoStyle as string,
    headerLogoWidth: String(settings.headerLogoWidth),
    headerLogoHeight: String(settings.headerLogoHeight),
    headerMaxLogoWidth: String(settings.headerMaxLogoWidth),
  }
}

/** What the form asks for. What is no number goes out as it is, and comes back refused by name. */
export function wantedOf(typed: ReturnType<typeof typedOf>): Omit<HeaderSettings, 'rev'> {
  return {
    ...typed,
    headerLogoStyle: typed.headerLogoStyle as HeaderSettings['headerLogoStyle'],
    headerLogoWidth: Number(typed.headerLogoWidth),
    headerLogoHeight: Number(typed.headerLogoHeight),
    headerMaxLogoWidth: Number(typed.headerMaxLogoWidth),
  }
}
