/** What stands open takes in all that comes behind it (CSS Syntax Module Level 3, 5.4.8): brackets close, once, and nothing is quoted. */
const closed = /^(?:[^;{}<>\\\n"'[\]()]|\([^;{}<>\\\n"'[\]()]*\))*$/u

/**
 * True of a value that cannot leave its declaration. What is a colour is judged where it is saved; this is asked again wherever one that
 * is kept is written into a page's style sheet.
 * @example staysInDeclaration('#fff;} body {') // false
 */
export function staysInDeclaration(value: string): boolean {
  return closed.test(value) && !value.includes('/*')
}
