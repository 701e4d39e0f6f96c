import { sharedField } from '#domain/collections.ts'
import type { TextKey } from './text-key.ts'

/**
 * True of a text that is the address of a picture: it is chosen from the library, and never typed.
 * @example isPicture({ page: 'about', key: 'person.3.picture' }) // true
 */
export function isPicture({ page, key }: TextKey): boolean {
  return sharedField(page, key)?.type === 'picture'
}
