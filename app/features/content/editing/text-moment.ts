import type { EditableText } from '#domain/editing.schema.ts'
import type { Moment } from '#app/platform/undo-step.ts'

/** What a text was at one time, as far as an undo brings it back. */
export function momentOf({ value, draft }: EditableText): Moment {
  return { value, draft: draft?.value ?? null }
}

/**
 * True where a text still is what a step left behind, or half-way to where it leads because its second write was lost: whoever takes
 * the step writes over nobody else's words.
 */
export function canTake(is: Moment, { from, to }: { from: Moment; to: Moment }): boolean {
  const isValueKnown = is['value'] === from['value'] || is['value'] === to['value']
  const isHalfWay = is['value'] === to['value'] && is['draft'] === null
  return isValueKnown && (is['draft'] === from['draft'] || isHalfWay)
}
