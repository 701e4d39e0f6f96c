import { prefixedPath } from '#domain/languages.ts'
import { currentPrefix } from '#app/platform/page-context.ts'
import { namesLanguage, nextPath } from './next-path.ts'

/** The address behind `?next=`, under the page's language unless it names one. */
export function nextAddress(next: unknown): string {
  const path = nextPath(next)
  const prefix = currentPrefix()
  return prefix && !namesLanguage(path) ? prefixedPath(path, prefix) : path
}
