import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { type LinkDraft, newLink } from '#app/features/admin/links/link-draft.ts'
import { keptDraft, useKeptDraft } from '#app/features/admin/links/kept-draft.ts'
import { useWholeSave } from '#app/features/admin/links/use-whole-save.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { notifyStaff, preloadNotices } from '#app/ui/notify.ts'

interface Wanted {
  section: FooterSection
  isOpen: boolean
  onSaved: (footer: EditableFooter) => void
  onClose: () => void
}

interface Draft {
  /** As it was read. */
  before: readonly LinkDraft[]
  links: readonly LinkDraft[]
  rev: number
}

/** A section's list of links as a draft of its editor's own, until it is saved as a whole or given up (ledger F03). */
export function useLinkManager({ section, isOpen, onSaved, onClose }: Wanted) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<Draft>()
  const [isFailed, setIsFailed] = useState(false)
  const [round, setRound] = useState(0)
  const saving = useWholeSave<EditableFooter>(`/admin/footer/sections/${section}`)

  const keptAs = `footer ${section}`
  const isDirty = draft !== undefined && isChanged(draft)
  useKeptDraft(keptAs, draft, isDirty)

  const begin = useEffectEvent((answer: ApiAnswer<EditableFooter>) => {
    setIsFailed(!answer.ok)
    if (answer.ok) setDraft(keptDraft<Draft>(keptAs) ?? draftOf(answer.value, section))
  })
  // Read on opening, and again where it failed and was asked for once more.
  const reading = isOpen ? round : undefined
  useEffect(() => {
    if (reading === undefined) return undefined
    preloadNotices()
    const stop = new AbortController()
    const read = async () => {
      const answer = await callApi<EditableFooter>('/admin/footer', { signal: stop.signal })
      if (!stop.signal.aborted) begin(answer)
    }
    void read()
    return () => stop.abort()
  }, [reading])

  const change = (links: readonly LinkDraft[]) =>
    setDraft((before) => before && { ...before, links })

  async function save(rev = draft?.rev): Promise<void> {
    if (!draft || rev === undefined) return
    const saved = await saving.save({ links: sent(draft.links), rev })
    if (saved === 'underWay') return
    if (!saved) {
      notifyStaff.error(t`Error`, {
        description: t`Failed to update footer section. Please try again.`,
      })
      return
    }
    notifyStaff.success(t`Section Updated`, {
      description: t`Footer section has been updated successfully.`,
    })
    leave()
    onSaved(saved)
  }

  function leave(): void {
    setDraft(undefined)
    saving.forget()
    onClose()
  }

  const theirs = saving.theirs && draftOf(saving.theirs, section)
  return {
    links: draft?.links,
    /** As it was read: another one where the draft began anew. */
    before: draft?.before,
    isFailed,
    isDirty,
    saving,
    theirs,
    change,
    add: () => {
      const link = newLink()
      change([...(draft?.links ?? []), link])
      return link.key
    },
    save,
    leave,
    readAgain: () => setRound(round + 1),
    takeTheirs: () => {
      setDraft(theirs)
      saving.forget()
    },
    keepMine: () => void save(theirs?.rev),
  }
}

function draftOf(footer: EditableFooter, section: FooterSection): Draft {
  const found = footer.sections.find(({ key }) => key === section)
  const links = (found?.links ?? []).map(({ linkKey: _, ...link }) => ({ ...link, key: link.id }))
  return { before: links, links, rev: found?.rev ?? 0 }
}

function isChanged({ before, links }: Draft): boolean {
  return JSON.stringify(sent(before)) !== JSON.stringify(sent(links))
}

/** The list as the API takes it. */
function sent(links: readonly LinkDraft[]) {
  return links.map(({ key: _key, isDead: _isDead, ...link }) => link)
}
