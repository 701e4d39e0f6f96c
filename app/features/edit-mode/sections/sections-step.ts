import { msg } from '@lingui/core/macro'
import type { EditableSection, EditableSections } from '#domain/sections.schema.ts'
import type { Snapshot, Step, StepKind, Rejection } from '#app/platform/undo-step.ts'
import { rejectionOf } from '#app/platform/rejection.ts'
import { currentIn, readSections, sendSections } from './sections-api.ts'

/** The list of a page's sections that was saved. */
export function sectionsStep(before: EditableSections, after: EditableSections): Step {
  return {
    kind: 'sections',
    of: { page: after.page },
    before: snapshotOf(before),
    after: snapshotOf(after),
  }
}

/** How such a list is saved as it was. `show` hears of what the list is then. */
export function sectionsKind(
  show: (list: EditableSections) => void,
  nameElsewhere: (page: string) => string | undefined,
): StepKind {
  return {
    bring: async ({ page = '' }, from, to) => {
      const outcome = await brought(page, from, to)
      if (outcome.list) show(outcome.list)
      return outcome.led ?? { reached: snapshotOf(outcome.list), isWhole: true, hasLost: false }
    },
    wasChanged: msg`Somebody else changed the sections since. Nothing was undone.`,
    nameElsewhere: ({ page = '' }) => nameElsewhere(page),
  }
}

type Outcome =
  | { led: Rejection; list?: EditableSections | undefined }
  | { led?: never; list: EditableSections }

/** Saves the list as it was. One that stands there already was saved by a call whose answer was lost. */
async function brought(page: string, from: Snapshot, to: Snapshot): Promise<Outcome> {
  const wanted = to['sections']
  if (!wanted) return { led: 'gone' }
  const now = await readSections(page).catch(() => undefined)
  if (!now) return { led: now === null ? 'gone' : 'failed' }
  const is = snapshotOf(now)['sections']
  if (is === wanted) return { list: now }
  if (is !== from['sections']) return { led: 'changed', list: now }
  const sections = JSON.parse(wanted) as EditableSection[]
  const answer = await sendSections(page, { sections, rev: now.rev })
  if (answer.ok) return { list: answer.value }
  return { led: rejectionOf(answer), list: currentIn(answer) }
}

function snapshotOf({ sections }: EditableSections): Snapshot {
  return { sections: JSON.stringify(sections) }
}
