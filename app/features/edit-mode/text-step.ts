import { msg } from '@lingui/core/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import type { Applied, Snapshot, Step, StepKind, Rejection } from '#app/platform/undo-step.ts'
import { rejectionOf } from '#app/platform/rejection.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { dropDraft, dropSchedule, readText, saveText, unpublishText } from './editing-api.ts'
import {
  canTake,
  isOfMaking,
  isOver,
  leavesPlan,
  type Made,
  snapshotOf,
  type Plan,
} from './text-snapshot.ts'
import type { TextPlace } from './text-key.ts'

/** A text that was saved. */
export function textStep(before: EditableText, after: EditableText): Step {
  const { page, key, languageCode } = after
  return {
    kind: 'text',
    of: { page, key, languageCode },
    before: snapshotOf(before),
    after: snapshotOf(after),
  }
}

/** How a text is saved as it was. `show` hears of what a step has made of it. */
export function textKind(
  show: (text: EditableText) => void,
  nameElsewhere: (place: TextPlace) => string | undefined,
): StepKind {
  return {
    bring: async (of, from, to) => {
      const outcome = await brought(placeOf(of), from, to)
      if (typeof outcome === 'string') return outcome
      show(outcome.text)
      // Words can come back as less than they were, planned ones too: the rest is what the other steps know it as.
      const { value = null, draft = null, plan = null } = snapshotOf(outcome.text)
      const planned = outcome.isPlanWritten ? { plan } : {}
      return { ...outcome, reached: { ...to, value, draft, ...planned } }
    },
    wasChanged: msg`Somebody else changed this text since. Nothing was undone.`,
    nameElsewhere: (of) => nameElsewhere(placeOf(of)),
  }
}

function placeOf({ page = '', key = '', languageCode = '' }: Step['of']): TextPlace {
  return { page, key, languageCode }
}

interface Written extends Omit<Applied, 'reached'> {
  text: EditableText
  isPlanWritten: boolean
}

/** Writes a text as it was at a moment, part by part, where it still is what the step left behind. */
async function brought(
  place: TextPlace,
  from: Snapshot,
  to: Snapshot,
): Promise<Written | Rejection> {
  const read = await readText(place, place.languageCode)
  if (!read.ok) return rejectionOf(read)
  let now = read.value
  let hasLost = false
  const is = snapshotOf(now)
  if (!canTake(is, { from, to })) return 'changed'
  // Before any of it is written: words whose end has passed would stay for ever.
  if (!leavesPlan(is, { from, to }) && isOver(to['plan'] ?? null, Date.now())) return 'over'
  let isWritten = false
  let isPlanWritten = false
  // In this order: published words and a plan take the draft's place.
  for (const write of [writeWords, writePlan, writeDraft]) {
    const written = await write(now, from, to)
    if (!written) continue
    if (!written.ok && isWritten) return { text: now, isWhole: false, hasLost, isPlanWritten }
    if (!written.ok) return rejectionOf(written)
    now = written.value
    isWritten = true
    isPlanWritten ||= write === writePlan
    hasLost ||= now.hasLostMedia === true
  }
  return { text: now, isWhole: true, hasLost, isPlanWritten }
}

/** What a part is once it was written; undefined where it is as it was already. */
type Writing = Promise<ApiAnswer<EditableText>> | undefined

/** The words for readers, as what they were then: an outdated translation comes back outdated. */
function writeWords(now: EditableText, from: Snapshot, to: Snapshot): Writing {
  const { value, made } = to
  const isMadeSo = !isOfMaking(from, to) || snapshotOf(now)['made'] === made
  if (now.value === value && isMadeSo) return undefined
  const { languageCode: language, rev } = now
  if (!value) return unpublishText(now, { language, rev })
  const change = { language, value, rev, as: 'publish', isFormer: true } as const
  const former = made ? (JSON.parse(made) as Made) : {}
  return saveText(now, { ...change, ...former }, newKey())
}

/** The plan that a step has made, changed or called off; of one whose words are out the end. */
function writePlan(now: EditableText, from: Snapshot, to: Snapshot): Writing {
  const { plan = null } = to
  if (leavesPlan(snapshotOf(now), { from, to })) return undefined
  const { languageCode: language, rev } = now
  if (plan === null) return dropSchedule(now, { language, rev })
  const { value, isPublished, publishAt, unpublishAt } = JSON.parse(plan) as Plan
  const words = isPublished ? now.value : value
  const times = { publishAt, ...(unpublishAt === null ? {} : { unpublishAt }) }
  const change = { language, value: words, rev, as: 'schedule', isFormer: true, ...times } as const
  return saveText(now, change, newKey())
}

function writeDraft(now: EditableText, _: Snapshot, { draft = null }: Snapshot): Writing {
  if ((now.draft?.value ?? null) === draft) return undefined
  const { languageCode: language, rev } = now
  if (draft === null) return dropDraft(now, { language, rev })
  const change = { language, value: draft, rev, as: 'draft', isFormer: true } as const
  return saveText(now, change, newKey())
}
