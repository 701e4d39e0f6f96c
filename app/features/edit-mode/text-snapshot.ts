import type { EditableText } from '#domain/editing.schema.ts'
import type { Snapshot } from '#app/platform/undo-step.ts'

/** What words were made from, and whether somebody has looked at them. */
export interface Made {
  /** Null where nobody knows. */
  source: string | null
  isReviewed: boolean
}

/** When words go out, and when they are taken down. */
export type Plan = NonNullable<EditableText['scheduled']>

/** What a text was at one time, as far as an undo brings it back. */
export function snapshotOf(text: EditableText): Snapshot {
  const { value, draft, scheduled } = text
  const plan = scheduled && JSON.stringify(scheduled)
  return { value, draft: draft?.value ?? null, made: madeOf(text), plan }
}

/**
 * True where a text still is what a step left behind, or half-way to where it leads because its second write was lost: whoever takes
 * the step writes over nobody else's words or plan, and over nobody's word that a translation is still correct.
 */
export function canTake(is: Snapshot, { from, to }: { from: Snapshot; to: Snapshot }): boolean {
  const isEither = (part: string) => is[part] === from[part] || is[part] === to[part]
  const isHalfWay = is['value'] === to['value'] && is['draft'] === null
  const isDraftKnown = is['draft'] === from['draft'] || isHalfWay
  const isPlanKnown = from['plan'] === to['plan'] || isEither('plan')
  const isMadeKnown = !isOfMaking(from, to) || isEither('made')
  return isEither('value') && isDraftKnown && isPlanKnown && isMadeKnown
}

/** True where a step has left the words alone, and changed what they count as: still correct, or looked at. */
export function isOfMaking(from: Snapshot, to: Snapshot): boolean {
  return from['value'] === to['value'] && from['made'] !== to['made']
}

/** True where a step has no plan to make, change or call off: another thing was done, or it stands there already. */
export function leavesPlan(is: Snapshot, { from, to }: { from: Snapshot; to: Snapshot }): boolean {
  return to['plan'] === from['plan'] || to['plan'] === is['plan']
}

/** True of a plan whose words were to go out by that time, or whose end has passed. */
export function isOver(plan: string | null, now: number): boolean {
  if (plan === null) return false
  const { isPublished, publishAt, unpublishAt } = JSON.parse(plan) as Plan
  return (isPublished ? (unpublishAt ?? now) : publishAt) <= now
}

/** Null in the source's language, and of no words. */
function madeOf({ state, source, madeFrom, isReviewed }: EditableText): string | null {
  if (source === null || state === 'missing') return null
  return JSON.stringify({ source: madeFrom, isReviewed } satisfies Made)
}
