import { msg } from '@lingui/core/macro'
import { callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import type { Change, Snapshot, Step, StepKind, Rejection } from '#app/platform/undo-step.ts'
import { rejectionOf } from '#app/platform/rejection.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** A part of something that is read as a whole and saved part by part: a section of the footer, a group of the settings. */
export interface WholePart<Whole, Part> {
  readPath: string
  /** Where the part is saved. */
  pathOf: (of: Step['of']) => string
  partIn: (whole: Whole, of: Step['of']) => { part: Part; rev: number }
  /** What is sent to have it again as it was. */
  bodyOf: (was: Part, now: Part) => object
  /** Hears of what the whole is then, beside the page. */
  show?: (whole: Whole) => void
}

/** How a part that was saved is saved as it was. */
export function wholeKind<Whole, Part>(
  part: WholePart<Whole, Part>,
  nameElsewhere: NonNullable<StepKind['nameElsewhere']>,
): StepKind {
  return {
    bring: async (of, from, to) => {
      const { led, whole } = await brought(part, of, { from, to })
      if (whole) part.show?.(whole)
      if (led || !whole) return led ?? 'failed'
      const reached = wholeSnapshot(part.partIn(whole, of).part)
      return { reached, isWhole: true, hasLost: false }
    },
    wasChanged: msg`Somebody else saved this since. Nothing was undone.`,
    nameElsewhere,
  }
}

/** A part as a step knows it. */
export function wholeSnapshot(part: unknown): Snapshot {
  return { part: JSON.stringify(part, inOrder) }
}

interface Outcome<Whole> {
  led?: Rejection
  whole?: Whole | undefined
}

/** Saves the part as it was. One that stands there already was saved by a call whose answer was lost. */
async function brought<Whole, Part>(
  { readPath, pathOf, partIn, bodyOf }: WholePart<Whole, Part>,
  of: Step['of'],
  { from, to }: Change,
): Promise<Outcome<Whole>> {
  const wanted = to['part']
  if (!wanted) return { led: 'gone' }
  const read = await callApi<Whole>(readPath)
  if (!read.ok) return { led: rejectionOf(read) }
  const { part, rev } = partIn(read.value, of)
  const is = wholeSnapshot(part)['part']
  if (is === wanted) return { whole: read.value }
  if (is !== from['part']) return { led: 'changed', whole: read.value }
  const was = JSON.parse(wanted) as Part
  const answer = await callTwice<Whole>(pathOf(of), {
    method: 'PUT',
    body: { ...bodyOf(was, part), rev },
    idempotencyKey: newKey(),
  })
  if (answer.ok) return { whole: answer.value }
  const led = rejectionOf(answer)
  if (led !== 'changed' || answer.reason !== 'refused') return { led }
  return { led, whole: (answer.error as { current?: Whole }).current }
}

/** Titles by language come in any order: the same ones are the same. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
