import type { EditableText } from '#domain/editing.schema.ts'

/** The words that wait for their time, if any: what readers see already waits no more. */
export function plannedWords({ scheduled }: EditableText): string | undefined {
  return scheduled && !scheduled.isPublished ? scheduled.value : undefined
}

interface Sent {
  text: EditableText
  base: string
  value: string
  /** The planned words were sent, with other times, and not those of the field. */
  keepsPlan: boolean
}

/** The words that meet where somebody else has saved meanwhile: planned ones with what has become of the plan. */
export function wordsThatMeet({ text, base, value, keepsPlan }: Sent, now: EditableText) {
  const theirs = now.draft?.value ?? now.value
  const planned = keepsPlan ? plannedWords(text) : undefined
  if (planned === undefined) return { base, mine: value, theirs }
  const theirPlan = plannedWords(now)
  if (theirPlan === undefined || theirPlan === planned) return { base, mine: planned, theirs }
  return { base: planned, mine: planned, theirs: theirPlan }
}
