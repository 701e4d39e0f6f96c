import { isLetterKey, type Pressed } from '#app/platform/letter-key.ts'

type PressedWith = Pressed & Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>

/** Which way the keys lead: Ctrl or ⌘ with Z takes back, with Shift it takes again, as Ctrl with Y does; undefined for all others. */
export function wayOfKeys(event: PressedWith): 'back' | 'forward' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey || !(ctrlKey || metaKey)) return undefined
  if (isLetterKey(event, 'z')) return shiftKey ? 'forward' : 'back'
  // ⌘ Y is the browser's own.
  return ctrlKey && !shiftKey && isLetterKey(event, 'y') ? 'forward' : undefined
}
