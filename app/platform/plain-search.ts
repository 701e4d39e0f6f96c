/**
 * The parameters of an address as plain text. The router's own way reads `?search=1e3` as a number and writes texts with quotes;
 * an address that people type, share and send by a form without scripts must read as it stands. A repeated parameter
 * (`diet=vegan&diet=gluten_free`, as a form sends it) reads as `vegan,gluten_free`.
 */
export function parsePlainSearch(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name).join(',')]),
  )
}

/** The same way back; what is empty or undefined is left out, and commas stay legible. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1] !== ''),
  )
  const text = given.map(([name, value]) => `${name}=${legible(value)}`).join('&')
  return text === '' ? '' : `?${text}`
}

/** A space is a plus sign, as forms send it. */
function legible(value: string | number): string {
  return encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%2C', ',')
}
