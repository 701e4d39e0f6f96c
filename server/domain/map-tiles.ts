/**
 * Where tiles come from, as a page's policy names it; undefined for an address that is none of tiles: one begins with https, and says
 * where zoom, column and row stand.
 * @example tileOrigin('https://tiles.example.no/{z}/{x}/{y}.png') // 'https://tiles.example.no'
 */
export function tileOrigin(address: string): string | undefined {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => address.includes(place))
  if (!hasPlaces || !/^https:\/\/[\w.:-]+\//u.test(address)) return undefined
  return URL.parse(address)?.origin
}
