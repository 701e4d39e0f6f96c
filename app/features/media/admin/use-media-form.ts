import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { MediaItem } from '#domain/media.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { changedFields, draftOf, isSameDraft, type MediaDraft, mergedDraft } from './media-draft.ts'

interface Told {
  message: string
  field?: string | undefined
  /** What somebody else saved meanwhile. */
  current?: MediaItem | undefined
}

interface Heard {
  onSaved: () => void
  /** Saved together with what somebody else had saved meanwhile, elsewhere in it. */
  onSavedWithTheirs: () => void
}

/** What is typed about a picture or file until it is saved, and what became of saving it. */
export function useMediaForm(item: MediaItem, { onSaved, onSavedWithTheirs }: Heard) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(item)
  const [draft, setDraft] = useState(() => draftOf(item))
  const [told, setTold] = useState<Told>()
  const [isSaving, setIsSaving] = useState(false)
  const isUnderWay = useRef(false)
  const metBy = (theirs: MediaItem) =>
    mergedDraft({ base: draftOf(seen), mine: draft, theirs: draftOf(theirs) })

  // Read anew: what is not typed follows. What both changed waits for the save, which asks.
  const readAnew = item.rev > seen.rev ? metBy(item) : undefined
  if (readAnew?.clashes.length === 0) {
    setSeen(item)
    setDraft(readAnew.draft)
    if (told?.current) setTold(undefined)
  }

  /** Goes on from what is saved now. What was typed since `sent` is not saved yet, and stays. */
  function goOnFrom(saved: MediaItem, sent: MediaDraft, reached: MediaDraft): void {
    setSeen(saved)
    setDraft((now) => mergedDraft({ base: sent, mine: now, theirs: reached }).draft)
    setTold(undefined)
  }

  async function save(mine: MediaDraft, over: MediaItem, onDone: () => void): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSaving(true)
    const answer = await callTwice<MediaItem>(`/admin/media/${item.id}`, {
      method: 'PATCH',
      body: { ...changedFields(mine, draftOf(over)), rev: over.rev },
      idempotencyKey: newKey(),
    })
    isUnderWay.current = false
    setIsSaving(false)
    if (answer.ok) {
      goOnFrom(answer.value, mine, draftOf(answer.value))
      onDone()
    } else if (answer.reason === 'refused') {
      const { message, field } = answer.error
      const current = answer.error.current as MediaItem | undefined
      const merged = current && mergedDraft({ base: draftOf(over), mine, theirs: draftOf(current) })
      if (!merged || merged.clashes.length > 0) return setTold({ message, field, current })
      goOnFrom(current, mine, merged.draft)
      await save(merged.draft, current, onSavedWithTheirs)
    } else setTold({ message: t`We cannot reach the site. What you typed is kept; try again.` })
  }

  /** On top of theirs, in the way that was chosen where both had changed something. While a save is on its way it goes on asking. */
  function settle(current: MediaItem, chosen: MediaDraft): void {
    if (isUnderWay.current) return
    goOnFrom(current, draft, chosen)
    if (!isSameDraft(chosen, draftOf(current))) void save(chosen, current, onSaved)
  }

  const current = told?.current
  const isDirty = !isSameDraft(draft, draftOf(seen))
  return {
    draft,
    told,
    isSaving,
    isDirty,
    change: (part: Partial<MediaDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => {
      if (isDirty) void save(draft, seen, onSaved)
    },
    /** What both changed, and what to do about it. */
    conflict: current && {
      theirs: draftOf(current),
      clashes: metBy(current).clashes,
      takeTheirs: () =>
        settle(
          current,
          mergedDraft({ base: draftOf(seen), mine: draftOf(current), theirs: draft }).draft,
        ),
      keepMine: () => settle(current, metBy(current).draft),
    },
  }
}
export type MediaForm = ReturnType<typeof useMediaForm>
