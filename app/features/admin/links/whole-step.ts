import { msg } from '@lingui/core/macro'
import { callApi } from '#app/platform/api.ts'
import type { Moment, Step } from '#app/platform/undo-step.ts'

/** A part of something that is read as a whole and saved part by part: a section of the footer, a group of the settings. */
export interface WholePart<Whole, Part> {
  readPath: string
  /** Where the part is saved. */
  path: string
  partIn: (whole: Whole) => { part: Part; rev: number }
  /** What is sent to have it again as it was. */
  bodyOf: (was: Part, now: Part) => object
  /** Hears of what the whole is then. */
  show: (whole: Whole) => void
}

/** A part that was saved, as a step that can be taken back; undefined where the save has changed nothing. */
export function wholeStep<Whole, Part>(
  of: WholePart<Whole, Part>,
  before: Part,
  saved: Whole,
): Step | undefined {
  const moments = { before: momentOf(before), after: momentOf(of.partIn(saved).part) }
  if (moments.before['part'] === moments.after['part']) return undefined
  return {
    name: of.path,
    ...moments,
    bring: async (from, to) => {
      const { led, whole } = await brought(of, from, to)
      if (whole) of.show(whole)
      if (led || !whole) return led ?? 'failed'
      return { reached: momentOf(of.partIn(whole).part), isWhole: true, hasLost: false }
    },
    wasChanged: msg`Somebody else saved this since. Nothing was undone.`,
  }
}

interface Outcome<Whole> {
  led?: 'changed' | 'failed'
  whole?: Whole | undefined
}

/** Saves the part as it was. One that stands there already was saved by a call whose answer was lost. */
async function brought<Whole, Part>(
  { readPath, path, partIn, bodyOf }: WholePart<Whole, Part>,
  from: Moment,
  to: Moment,
): Promise<Outcome<Whole>> {
  const read = await callApi<Whole>(readPath)
  if (!read.ok) return { led: 'failed' }
  const { part, rev } = partIn(read.value)
  const is = momentOf(part)['part']
  if (is === to['part']) return { whole: read.value }
  if (is !== from['part']) return { led: 'changed', whole: read.value }
  const was = JSON.parse(to['part'] ?? 'null') as Part
  const answer = await callApi<Whole>(path, {
    method: 'PUT',
    body: { ...bodyOf(was, part), rev },
    idempotencyKey: crypto.randomUUID(),
  })
  if (answer.ok) return { whole: answer.value }
  const isStale = answer.reason === 'refused' && answer.error.code === 'stale'
  return isStale
    ? { led: 'changed', whole: (answer.error as { current?: Whole }).current }
    : { led: 'failed' }
}

function momentOf(part: unknown): Moment {
  return { part: JSON.stringify(part, inOrder) }
}

/** Titles by language come in any order: the same ones are the same. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
