import { tabStorage } from './browser/storage.ts'

/** Keeps a message for the next document of this tab, which shows it in its own language. A browser that keeps nothing says nothing. */
export function leavePendingMessage(what: string): void {
  tabStorage.keepText(what, '1')
}

/** True where the document before has left this to tell; once. */
export function takePendingMessage(what: string): boolean {
  const isTold = tabStorage.text(what) !== null
  tabStorage.forget(what)
  return isTold
}
