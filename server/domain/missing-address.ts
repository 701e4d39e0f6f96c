import { isRedirectSource } from './pages.ts'

/** What programs ask for that look for holes, and files that no page is. */
const probes = [
  /(?:^|\/)(?:\.|wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|vendor\/|node_modules)/u,
  /\.(?:env|sql|bak|git|zip|gz|tar|rar|ini|log|ya?ml|json|js|css|map|xml|txt|ico|png|jpe?g|gif|webp|svg|cgi|sh|exe)$/u,
]

/** What may name a person or open something: mail addresses, telephone numbers, ids and secrets. */
const secrets = /@|%40|\d{7,}|[\da-f]{16,}|[\da-z]{32,}/u

const mostCharacters = 300

/**
 * True of an address worth telling editors of, where nothing was found: one that a redirect may begin at, that no program tried in
 * search of holes, and that names nobody.
 * @param path as `plainPath` answers it
 * @example isWorthNoting('/om-oss.html', ['nb', 'en']) // true
 * @example isWorthNoting('/wp-login.php', ['nb', 'en']) // false
 */
export function isWorthNoting(path: string, languageCodes: readonly string[]): boolean {
  return (
    path.length <= mostCharacters &&
    isRedirectSource(path, languageCodes) &&
    !secrets.test(path) &&
    probes.every((probe) => !probe.test(path))
  )
}
