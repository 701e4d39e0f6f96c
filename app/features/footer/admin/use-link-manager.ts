import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { asBefore, type LinkDraft, newLink } from '#app/workspace/links/link-draft.ts'
import { keptDraft, useKeptDraft } from '#app/workspace/links/kept-draft.ts'
import { rowFaults } from '#app/workspace/links/row-fault.ts'
import { useKeepStep } from '#app/workspace/links/use-keep-step.ts'
import { useOpenedReading } from '#app/workspace/links/use-opened-reading.ts'
import { useOpenRow } from '#app/workspace/links/use-open-row.ts'
import { useWholeSave } from '#app/workspace/links/use-whole-save.ts'
import { useSession } from '#app/platform/use-session.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import {
  sectionDraft,
  isChanged,
  newlySent,
  saysTheSame,
  type SectionDraft,
  sentAs,
} from './link-section.ts'

interface Wanted {
  section: FooterSection
  isOpen: boolean
  onSaved: (footer: EditableFooter) => void
  onClose: () => void
}

/** A section's list of links as a draft of its editor's own, until it is saved as a whole or given up. */
export function useLinkManager({ section, isOpen, onSaved, onClose }: Wanted) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<SectionDraft>()
  const saving = useWholeSave<EditableFooter>(`/admin/footer/${section}.links`)
  const row = useOpenRow()
  const { user } = useSession()
  const [writer, setWriter] = useState<string>()

  const keptAs = `footer ${section}`
  const isDirty = draft !== undefined && isChanged(draft)
  useKeptDraft(keptAs, draft, isDirty)

  const { isFailed, readAgain } = useOpenedReading<EditableFooter>({
    path: '/admin/footer',
    isOpen,
    begin: (footer) => {
      setDraft(sectionDraft(footer, section))
      setWriter(undefined)
    },
  })
  // What its writer has not saved is there once the list is, and once it is known who they are.
  if (draft && user && user.id !== writer) {
    setWriter(user.id)
    const kept = keptDraft<SectionDraft>(keptAs, ({ links }) => saysTheSame(links, draft.before))
    if (kept && !isDirty) setDraft(kept)
  }
  const keepStep = useKeepStep('footer-links', { section })

  const change = (links: readonly LinkDraft[]) =>
    setDraft((before) => before && { ...before, links })

  async function save(from = draft): Promise<void> {
    if (!draft || !from) return
    row.forget()
    const saved = await saving.save({ links: newlySent(draft.links), rev: from.rev }, (error) => {
      const faults = rowFaults(error, (place) => draft.links[Number(place.split('.')[1])])
      row.refuse(faults)
      return faults.length > 0
    })
    if (saved === 'sayNothing') return
    if (!saved) {
      notifyStaff.error(t`Error`, {
        description: t`Failed to update footer section. Please try again.`,
      })
      return
    }
    const kept = sectionDraft(saved, section)
    const [before, after] = [sentAs(from.before), sentAs(kept.links)]
    keepStep(before, after)
    notifyStaff.success(t`Section Updated`, {
      description: t`Footer section has been updated successfully.`,
      ...saving.undoing({
        body: { links: asBefore(before, after), rev: kept.rev },
        onUndone: (undone) => {
          keepStep(after, sentAs(sectionDraft(undone, section).links))
          onSaved(undone)
        },
      }),
    })
    leave()
    onSaved(saved)
  }

  function leave(): void {
    setDraft(undefined)
    saving.forget()
    row.forget()
    row.open(undefined)
    onClose()
  }

  const theirs = saving.theirs && sectionDraft(saving.theirs, section)
  return {
    links: draft?.links,
    /** As it was read: another one where the draft began anew. */
    before: draft?.before,
    isFailed,
    isDirty,
    saving,
    row,
    theirs,
    change,
    add: () => {
      const link = newLink(t`New Link`)
      change([...(draft?.links ?? []), link])
      row.openAt(link.key, 'title')
    },
    save,
    leave,
    readAgain,
    takeTheirs: () => {
      setDraft(theirs)
      saving.forget()
    },
    keepMine: () => void save(theirs),
  }
}
