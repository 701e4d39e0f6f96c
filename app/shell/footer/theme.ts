import { browserStorage } from '#app/platform/browser/storage.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The document's first script reads the same key before the first paint. */
const key = 'theme'

/** What the visitor chose in this browser. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme at once and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  show(theme)
  if (theme === 'system') browserStorage.forget(key)
  else browserStorage.keepText(key, theme)
  for (const listener of listeners) listener()
}

/** Told of a choice here or in another tab. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return
    show(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
    listener()
  }
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

const listeners = new Set<() => void>()

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
