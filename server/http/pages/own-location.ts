/**
 * Where a redirect leads, by the site's own address where it names the host that its request says it came to: a request may name any.
 * What is relative, or leads to another site, stays as it is.
 * @example ownLocation('http://any.test/x?y', { asked: 'http://any.test//x?y', publicUrl: 'https://site.test' }) // 'https://site.test/x?y'
 */
export function ownLocation(
  location: string,
  { asked, publicUrl }: { asked: string; publicUrl: string },
): string {
  const { origin } = new URL(asked)
  const to = URL.parse(location)
  if (to?.origin !== origin) return location
  return new URL(publicUrl).origin + to.pathname + to.search + to.hash
}
