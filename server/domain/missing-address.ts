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

const leastLike = 0.5

/**
 * The path whose last part is most like that of an address, by the pairs of letters that both have (Dice's coefficient, "Measures of
 * the Amount of Ecologic Association Between Species", 1945); undefined where none has half of them.
 * @example nearestPath('/old/about-us.html', ['/about', '/shop']) // '/about'
 */
export function nearestPath(path: string, paths: Iterable<string>): string | undefined {
  const wanted = pairsOf(path)
  let [nearest, most]: [string | undefined, number] = [undefined, leastLike]
  for (const each of paths) {
    const like = likeness(wanted, pairsOf(each))
    if (like > most || (like === most && nearest === undefined)) [nearest, most] = [each, like]
  }
  return nearest
}

function pairsOf(path: string): Set<string> {
  const name = /([^/]*?)(?:\.[a-z]{2,5})?\/?$/u.exec(path)?.[1] ?? ''
  return new Set(
    Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)),
  )
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / Math.max(1, one.size + other.size)
}
