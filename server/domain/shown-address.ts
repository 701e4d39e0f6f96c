/** Letters of any script with their marks, figures and pictures, but nothing that is not seen. */
const seen = /^(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc])[\p{L}\p{M}\p{N}\p{So}]$/u

/**
 * A path as people wrote it. What would not be seen, what turns the direction and what has a meaning in addresses stays as it travels.
 * @example shownAddress('/gamle-%c3%a6bler%20%e2%80%ae') // '/gamle-æbler%20%e2%80%ae'
 */
export function shownAddress(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/giu, (run) => {
    const letters = decoded(run)
    if (letters === undefined) return run
    return [...letters]
      .map((letter) => (isReadAsItself(letter) ? letter : encoded(letter)))
      .join('')
  })
}

/** Not what addresses may hold as it is: held otherwise, it is another address. */
function isReadAsItself(letter: string): boolean {
  return letter > '\u007F' && seen.test(letter)
}

function decoded(run: string): string | undefined {
  try {
    return decodeURIComponent(run)
  } catch {
    return undefined
  }
}

function encoded(letter: string): string {
  const bytes = new TextEncoder().encode(letter)
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
