import type { FoundPlace } from '#domain/search.schema.ts'

/** A restaurant or a dish, and what a search looks into. */
export interface SoughtPlace {
  place: FoundPlace
  words: string
}
