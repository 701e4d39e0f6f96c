import type { Ctx } from '#server/http/context.ts'

/** The site as authenticators know it: from the settings, never from what a request says about its address. */
export function relyingPartyOf({ settings, site }: Pick<Ctx, 'settings' | 'site'>) {
  const { hostname, origin } = new URL(settings.PUBLIC_URL)
  return { id: hostname, origin, name: site.company.name }
}
