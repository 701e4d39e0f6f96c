import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { keptDraft, useKeptDraft } from '#app/workspace/links/kept-draft.ts'
import { asBefore, newLink } from '#app/workspace/links/link-draft.ts'
import { rowFaults } from '#app/workspace/links/row-fault.ts'
import { useOpenRow } from '#app/workspace/links/use-open-row.ts'
import { useWholeSave } from '#app/workspace/links/use-whole-save.ts'
import { goToSkippedHour } from '#app/workspace/form/skipped-hour.ts'
import { useSession } from '#app/platform/use-session.ts'
import { notifyStaff, preloadNotices } from '#app/ui/notify.ts'
import {
  type ItemDraft,
  lineAt,
  linesOf,
  menuAsItWas,
  menuOf,
  savedAs,
  saysTheSame,
} from './menu-draft.ts'

interface Draft {
  before: readonly ItemDraft[]
  lines: readonly ItemDraft[]
  rev: number
}

/** The menu as a draft of its editor's own, until it is saved as a whole or given up. */
export function useMenuDraft(menu: EditableMenu, onSaved: () => void) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => menuDraft(menu))
  const saving = useWholeSave<EditableMenu>('/admin/menu')
  const row = useOpenRow()
  // A failure without a connection can be shown, too.
  useEffect(preloadNotices, [])
  const change = (lines: readonly ItemDraft[]) => setDraft((before) => ({ ...before, lines }))
  const { user } = useSession()
  const [writer, setWriter] = useState<string>()
  const isNewWriter = user !== undefined && user.id !== writer
  const kept = isNewWriter
    ? keptDraft<Draft>('menu', (draft) => saysTheSame(whole(draft).lines, linesOf(menu)))
    : undefined
  if (isNewWriter) setWriter(user.id)
  const isDirty = !isSame(draft.lines, draft.before)
  if (kept && !isDirty) setDraft(whole(kept))
  // Read anew, as after one left before that: the lines follow where nothing is changed, and nothing is brought back just now.
  else if (!isDirty && menu.rev > draft.rev) setDraft(menuDraft(menu))
  useKeptDraft('menu', draft, isDirty)

  async function save({ before, rev }: Draft = draft): Promise<void> {
    if (goToSkippedHour(document)) return
    row.forget()
    const saved = await saving.save({ items: menuOf(draft.lines), rev }, (error) => {
      const faults = rowFaults(error, (place) => lineAt(draft.lines, place))
      row.refuse(faults)
      return faults.length > 0
    })
    if (saved === 'sayNothing') return
    if (!saved) {
      notifyStaff.error(t`Error`, { description: t`The menu could not be saved.` })
      return
    }
    const kept = menuDraft(saved)
    setDraft((now) => {
      if (now.lines === draft.lines) return kept
      // What was changed while it was on its way is not saved yet.
      const lines = savedAs(now.lines, draft.lines, kept.lines)
      // Where that cannot go on from what stands there now, the next save reports it.
      return lines ? { ...kept, lines } : now
    })
    notifyStaff.success(
      t`Menu saved`,
      saving.undoing({
        body: { items: menuAsItWas(asBefore(before, kept.lines)), rev: saved.rev },
        onUndone: (undone) => {
          // What was changed since stays, and meets what stands there when it is saved.
          setDraft((now) => (isSame(now.lines, kept.lines) ? menuDraft(undone) : now))
          onSaved()
        },
      }),
    )
    onSaved()
  }

  const theirs = saving.theirs && menuDraft(saving.theirs)
  return {
    lines: draft.lines,
    /** What was saved last: another one where the draft began anew. */
    before: draft.before,
    isDirty,
    saving,
    row,
    theirs,
    change,
    add: () => {
      const line: ItemDraft = {
        ...newLink(t`New Link`),
        depth: 0,
        icon: null,
        iconColor: null,
        isActive: true,
        languageCodes: null,
        ...alwaysForAll,
      }
      change([...draft.lines, line])
      row.openAt(line.key, 'title')
    },
    save,
    giveUp: () => {
      setDraft({ ...draft, before: [...draft.before], lines: draft.before })
      saving.forget()
      row.forget()
    },
    takeTheirs: () => {
      if (theirs) setDraft(theirs)
      saving.forget()
    },
    keepMine: () => void save(theirs),
  }
}

function isSame(one: readonly ItemDraft[], other: readonly ItemDraft[]): boolean {
  return JSON.stringify(menuOf(one)) === JSON.stringify(menuOf(other))
}

function menuDraft(menu: EditableMenu): Draft {
  const lines = linesOf(menu)
  return { before: lines, lines, rev: menu.rev }
}

const alwaysForAll = { startsAt: null, endsAt: null, audience: 'everyone' } as const

/** One that was kept before entries had times or an audience has none. */
function whole(kept: Draft): Draft {
  const wholeLine = (line: ItemDraft): ItemDraft => ({ ...alwaysForAll, ...line })
  return { ...kept, before: kept.before.map(wholeLine), lines: kept.lines.map(wholeLine) }
}
