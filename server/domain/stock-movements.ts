/** What can happen to what stands on a shelf. */
export const movementKinds = [
  ...(['received', 'counted', 'sold', 'spoiled', 'corrected'] as const),
  /** Set aside for an order and not there when it was picked. */
  'not_found',
  /** Came after all, and no delivery had brought it into the book. */
  'found',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** What the people of the factory write down themselves; what is sold, missing or found is written by its order. */
export const writtenMovements = [
  'received',
  'counted',
  'spoiled',
  'corrected',
] as const satisfies readonly MovementKind[]
export type WrittenMovement = (typeof writtenMovements)[number]
