import type { Ctx } from '#server/http/context.ts'

/** Who answers for a product's food and when: the one who saves it, or nobody any more. */
export function confirmedFood(
  { actor, now }: Pick<Ctx, 'actor' | 'now'>,
  isConfirmed: boolean,
): { foodInfoConfirmedAt: number | null; foodInfoConfirmedBy: string | null } {
  return isConfirmed
    ? { foodInfoConfirmedAt: now(), foodInfoConfirmedBy: actor.userId ?? null }
    : { foodInfoConfirmedAt: null, foodInfoConfirmedBy: null }
}
