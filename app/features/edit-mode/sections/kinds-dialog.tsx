import { Trans, useLingui } from '@lingui/react/macro'
import { type BlockKind, blockKinds } from '#domain/sections.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { useEditing } from '#app/features/edit-mode/editing-context.ts'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import { withNew } from './section-changes.ts'
import { blockHints } from './section-words.ts'
import type { Sections } from './sections-context.ts'

/** What kind of section is to be added at a place. */
export function KindsDialog({ sections }: { sections: Sections }) {
  const { i18n, t } = useLingui()
  const { say, open } = useEditing()
  const { page, shown, show, save } = sections
  const at = shown?.what === 'kinds' ? shown.at : undefined
  const { send, isBusy } = useSave()

  async function add(kind: BlockKind): Promise<void> {
    // A second click adds no second one.
    if (at === undefined) return
    const answer = await send(() => save(withNew(kind, at)))
    if (!answer?.ok) return
    show(undefined)
    say(t`The section was added. Its texts are edited on the page.`)
    const number = answer.value.sections[at]?.number
    onceThere(firstTextOf(`${page}:${number}`), mostFrames, (text) => {
      text.scrollIntoView({ block: 'center', behavior: 'instant' })
      open({ id: `text ${text.getAttribute('data-content')} 1` })
    })
  }

  return (
    <Dialog
      isOpen={at !== undefined}
      onClose={() => show(undefined)}
      size="l"
      title={<Trans>Add a section</Trans>}
    >
      <ul className="edit-kinds">
        {blockKinds.map((kind) => (
          <li key={kind}>
            <button
              aria-disabled={isBusy || undefined}
              onClick={() => void add(kind)}
              type="button"
            >
              <Icon name={blockHints[kind].icon} />
              <strong>{i18n._(sectionNames[kind])}</strong>
              <span>{i18n._(blockHints[kind].hint)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function firstTextOf(section: string): string {
  return `[data-section="${CSS.escape(section)}"] [data-content]`
}

/** About three seconds: after that the editor has gone on. */
const mostFrames = 180

/** The section comes with the page that is read anew, and the first one with the code of its block. */
function onceThere(selector: string, frames: number, then: (element: Element) => void): void {
  const element = document.querySelector(selector)
  if (element) then(element)
  else if (frames > 0) requestAnimationFrame(() => onceThere(selector, frames - 1, then))
}
