/** What can happen to what stands on a shelf. */
export const movementKinds = ['received', 'counted', 'sold', 'spoiled', 'corrected'] as const
export type MovementKind = (typeof movementKinds)[number]

/** What the people of the factory write down themselves; what is sold is written by the order that it leaves with. */
export const writtenMovements = [
  'received',
  'counted',
  'spoiled',
  'corrected',
] as const satisfies readonly MovementKind[]
export type WrittenMovement = (typeof writtenMovements)[number]
