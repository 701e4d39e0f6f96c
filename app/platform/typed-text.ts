import { tabStorage } from './browser/storage.ts'
import { type Field, typeInto, valueOf } from './type-into.ts'

const key = 'typed-text'
const waitMs = 5000

interface TypedText {
  userId: string
  path: string
  fields: Record<string, string | boolean>
}

/** Keeps what was typed on this page for the person whose session has ended, until they are back. Never passwords and codes. */
export function keepTypedText(userId: string): void {
  const fields = Object.fromEntries(fieldsOfPage().map((field) => [nameOf(field), valueOf(field)]))
  const typed: TypedText = { userId, path: location.pathname, fields }
  tabStorage.keepValue(key, typed)
}

/** Types again what this person had typed on the page they have come back to, as soon as its fields are there. */
export function restoreTypedText(userId: string): void {
  const typed = takeTyped()
  if (typed?.userId !== userId || typed.path !== location.pathname) return
  const missing = new Map(Object.entries(typed.fields))
  const fill = () => {
    for (const field of fieldsOfPage()) {
      const value = missing.get(nameOf(field))
      if (value === undefined) continue
      missing.delete(nameOf(field))
      if (value !== valueOf(field)) typeInto(field, value)
    }
    if (missing.size === 0) watcher.disconnect()
  }
  const watcher = new MutationObserver(fill)
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), waitMs)
  fill()
}

function fieldsOfPage(): Field[] {
  const fields = document.querySelectorAll<Field>('main :is(input, textarea, select)')
  return [...fields].filter((field) => nameOf(field) !== '' && isKept(field))
}

/** A password may be shown as text, and a code always is: what it is for tells. Nobody agrees to anything but by hand. */
function isKept({ type, autocomplete, dataset }: Field): boolean {
  const isSecret = /password|one-time-code/u.test(autocomplete) || type === 'password'
  return !isSecret && !/^(?:hidden|file)$/u.test(type) && dataset['unkept'] === undefined
}

function nameOf(field: Field): string {
  const name = field.name || field.id
  return field.type === 'radio' ? `${name}=${field.value}` : name
}

function takeTyped(): TypedText | undefined {
  const kept = tabStorage.value(key)
  tabStorage.forget(key)
  return isTypedText(kept) ? kept : undefined
}

function isTypedText(kept: unknown): kept is TypedText {
  if (typeof kept !== 'object' || kept === null) return false
  const { userId, path, fields } = kept as Partial<TypedText>
  return typeof userId === 'string' && typeof path === 'string' && typeof fields === 'object'
}
