/**
 * True of a value that cannot leave its declaration. What is a colour is judged where it is saved; this is asked again wherever one that
 * is kept is written into a page's style sheet.
 * @example staysInDeclaration('#fff;} body {') // false
 */
export function staysInDeclaration(value: string): boolean {
  return !/[;{}<>\\\n]|\/\*/u.test(value)
}
