import { serverConfig } from '#config'

interface TransportSecurity {
  maxAgeSeconds: number
  includeSubDomains: boolean
  preload: boolean
}

const askingPlace = permissionsPolicy('(self)')

/** What every answer carries: pages, API, errors and redirects. */
const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy('()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': transportSecurity(serverConfig.transportSecurity),
}

/** The answer itself where its headers can be changed, as those of our own can; else a copy. A copy costs a stream of its body. */
export function withOwnHeaders(response: Response): Response {
  try {
    response.headers.delete('x-unused')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value)
}

/** The page that may ask for a visitor's place, which it does on a press; every other one may not. */
export function allowPlace(headers: Headers): void {
  headers.set('Permissions-Policy', askingPlace)
}

function permissionsPolicy(place: '()' | '(self)'): string {
  return `camera=(), microphone=(), geolocation=${place}, browsing-topics=()`
}

/**
 * The HSTS header of a setting. Browsers' preload lists take a domain with all its subdomains or not at all, so `preload` alone
 * asks for nothing.
 */
export function transportSecurity(setting: TransportSecurity): string {
  const { maxAgeSeconds, includeSubDomains, preload } = setting
  return [
    `max-age=${maxAgeSeconds}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(includeSubDomains && preload ? ['preload'] : []),
  ].join('; ')
}
