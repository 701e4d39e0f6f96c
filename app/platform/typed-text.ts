import { tabStorage } from './browser/storage.ts'

const key = 'typed-text'
const waitMs = 5000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

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

/** What a field holds: its text, or whether it is chosen. */
function valueOf(field: Field): string | boolean {
  return /^(?:checkbox|radio)$/u.test(field.type)
    ? (field as HTMLInputElement).checked
    : field.value
}

/** Types into a field, or chooses it, as a person would: the page's own code hears of it. */
function typeInto(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (value || field.type === 'checkbox') field.click()
    return
  }
  // React watches the property of the element itself; that of its prototype sets the value beneath it.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  property?.set?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
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
