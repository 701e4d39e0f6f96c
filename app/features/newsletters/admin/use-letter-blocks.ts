import { useLingui } from '@lingui/react/macro'
import type { LetterKind } from '#domain/sections.ts'
import type { EditableSection, EditableSections } from '#domain/sections.schema.ts'
import { type SentSection, sendSections } from '#app/features/edit-mode/sections/sections-api.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'

/** The blocks of a newsletter, and how each change of them is saved at once: as a whole, as its editor saw it. */
export function useLetterBlocks(
  { page, sections, rev }: EditableSections,
  onChanged: () => Promise<void>,
) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })

  async function save(next: readonly SentSection[]): Promise<EditableSections | undefined> {
    const body = { sections: next, rev }
    const answer = await send(() => sendSections(page, body), { content: body })
    return answer?.ok ? answer.value : undefined
  }

  /** Before the way out, which stays last. */
  async function add(kind: LetterKind): Promise<number | undefined> {
    const at = sections.findIndex((section) => section.kind === 'letter-unsubscribe')
    const place = at === -1 ? sections.length : at
    const saved = await save([...sections.slice(0, place), { kind }, ...sections.slice(place)])
    const known = new Set(sections.map(({ number }) => number))
    return saved?.sections.find(({ number }) => !known.has(number))?.number
  }

  async function remove(block: EditableSection): Promise<void> {
    const saved = await save(sections.filter(({ number }) => number !== block.number))
    if (!saved) return
    const putBack = async () => {
      const answer = await sendSections(page, { sections, rev: saved.rev })
      if (answer.ok) await onChanged()
      else notifyStaff.warning(t`Somebody else saved this since. Nothing was undone.`)
    }
    const action = { label: t`Undo`, onClick: () => void putBack() }
    notifyStaff.success(t`The block is removed`, { action })
  }

  return {
    isBusy,
    message,
    add,
    remove,
    replace: (block: EditableSection) =>
      save(sections.map((each) => (each.number === block.number ? block : each))),
    move: (from: number, to: number) => {
      const block = sections[from]
      return block && save(sections.toSpliced(from, 1).toSpliced(to, 0, block))
    },
  }
}

export type LetterBlocks = ReturnType<typeof useLetterBlocks>
