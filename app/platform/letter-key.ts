/**
 * True where the key of a Latin letter was pressed, however it is written: Caps Lock makes it a capital, and a keyboard of another
 * script names its own letter, so that there the key's place counts.
 * @example isLetterKey({ key: 'л', code: 'KeyK' }, 'k') // true: Ctrl K of a Ukrainian keyboard
 */
export function isLetterKey({ key, code }: Pressed, letter: string): boolean {
  // Where the keyboard has Latin letters, they may stand in other places than these codes say.
  if (ownScript.test(key)) return key.toLowerCase() === letter
  return code === `Key${letter.toUpperCase()}`
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>

const ownScript = /[\p{ASCII}\p{Script=Latin}]/u
