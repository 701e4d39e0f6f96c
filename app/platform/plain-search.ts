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

/** The same way back; what is empty or undefined is left out. */
export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1] !== ''),
  )
  const text = given.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join('&')
  return text === '' ? '' : `?${text}`
}

/**
 * Written exactly as the server's router reads it back: another spelling of the same address is redirected, for ever. Most
 * parameters stand as they are, which the many links of a list need not ask of an object.
 */
function encoded(text: string): string {
  return /^[\w.*-]*$/u.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1)
}
