import { msg } from '@lingui/core/macro'
import type { EditableSection, EditableSections } from '#domain/sections.schema.ts'
import type { Moment, Step } from '#app/platform/undo-step.ts'
import { currentIn, readSections, sendSections } from './sections-api.ts'

/** The list of a page's sections that was saved. `show` hears of what the list is then. */
export function sectionsStep(
  before: EditableSections,
  after: EditableSections,
  show: (list: EditableSections) => Promise<void>,
): Step {
  return {
    name: `sections ${after.page}`,
    before: momentOf(before),
    after: momentOf(after),
    bring: async (from, to) => {
      const outcome = await brought(after.page, from, to)
      if (outcome.list) await show(outcome.list)
      return outcome.led ?? { reached: momentOf(outcome.list), isWhole: true, hasLost: false }
    },
    wasChanged: msg`Somebody else changed the sections since. Nothing was undone.`,
  }
}

type Outcome =
  | { led: 'changed' | 'failed'; list?: EditableSections | undefined }
  | { led?: never; list: EditableSections }

/** Saves the list as it was. One that stands there already was saved by a call whose answer was lost. */
async function brought(page: string, from: Moment, to: Moment): Promise<Outcome> {
  const now = await readSections(page).catch(() => null)
  if (!now) return { led: 'failed' }
  const is = momentOf(now)['sections']
  if (is === to['sections']) return { list: now }
  if (is !== from['sections']) return { led: 'changed', list: now }
  const sections = JSON.parse(to['sections'] ?? '[]') as EditableSection[]
  const answer = await sendSections(page, { sections, rev: now.rev })
  if (answer.ok) return { list: answer.value }
  const theirs = currentIn(answer)
  return theirs ? { led: 'changed', list: theirs } : { led: 'failed' }
}

function momentOf({ sections }: EditableSections): Moment {
  return { sections: JSON.stringify(sections) }
}
