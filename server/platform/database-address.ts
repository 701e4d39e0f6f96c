/**
 * Where a database is asked over HTTP: the base under which its paths lie. `libsql:` is HTTPS, but for `?tls=0`.
 * @example baseOf('libsql://db.example.org/shop').href // 'https://db.example.org/shop/'
 */
export function baseOf(databaseUrl: string): URL {
  const { searchParams } = new URL(databaseUrl)
  const scheme = searchParams.get('tls') === '0' ? 'http:' : 'https:'
  const base = new URL(databaseUrl.replace(/^libsql:/iu, scheme))
  base.search = ''
  base.hash = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

/**
 * Where a stream goes on, as the server says. The calls carry the token, so an address elsewhere is taken over HTTPS alone; else
 * it goes on where it was.
 */
export function nextBaseOf(stated: string | null, configured: URL, current: URL): URL {
  if (!stated || !URL.canParse(stated)) return current
  const next = baseOf(stated)
  return next.protocol === 'https:' || next.origin === configured.origin ? next : current
}
