/**
 * True where the key of a Latin letter was pressed, however it is written: Caps Lock makes it a capital, and a keyboard of another
 * script names its own letter, so that there the key's place counts.
 * @example isLetterKey({ key: 'л', code: 'KeyK' }, 'k') // true: Ctrl K of a Ukrainian keyboard
 */
export function isLetterKey({ key = '', code }: Pressed, letter: string): boolean {
  // Where the keyboard has Latin letters, they may stand in other places than these codes say.
  if (latin.test(key)) return key.toLowerCase() === letter
  // Signs stand there on Latin keyboards too, but for the one that an Arabic keyboard has on its Z where Shift is held.
  if (sign.test(key) && key !== '~') return false
  return code === `Key${letter.toUpperCase()}`
}

/** What a browser fills in by itself arrives as a key without a name. */
export interface Pressed {
  key?: string | undefined
  code?: string | undefined
}

const latin = /\p{Script=Latin}/u
const sign = /\p{ASCII}/u
