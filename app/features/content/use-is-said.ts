import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import type { Words } from './words.ts'

/** Tells whether a text has words, or a place for them while the page is edited: a link or a mark without either is not drawn. */
export function useIsSaid({ texts }: Words): (name: string) => boolean {
  const showsEmpty = useEmptyPlaces()
  return (name) => showsEmpty || texts[name] !== undefined
}
