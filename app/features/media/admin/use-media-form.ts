import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaItem } from '#domain/media.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useSave } from '#app/ui/use-save.ts'
import {
  changedFields,
  mediaDraft,
  isSameDraft,
  type MediaDraft,
  mergedDraft,
} from './media-draft.ts'

interface Heard {
  onSaved: () => void
  /** Saved together with what somebody else had saved meanwhile, elsewhere in it. */
  onSavedWithTheirs: () => void
}

/** What is typed about a picture or file until it is saved, and what became of saving it. */
export function useMediaForm(item: MediaItem, { onSaved, onSavedWithTheirs }: Heard) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(item)
  const [draft, setDraft] = useState(() => mediaDraft(item))
  const { send, isSaving, isUnderWay, refusal, message, forget } = useSave({
    unanswered: t`We cannot reach the site. What you typed is kept; try again.`,
  })
  /** What somebody else saved meanwhile. */
  const current = refusal?.current as MediaItem | undefined
  const metBy = (theirs: MediaItem) =>
    mergedDraft({ base: mediaDraft(seen), mine: draft, theirs: mediaDraft(theirs) })

  // Read anew: what is not typed follows. What both changed waits for the save, which asks.
  const readAnew = item.rev > seen.rev ? metBy(item) : undefined
  if (readAnew?.clashes.length === 0) {
    setSeen(item)
    setDraft(readAnew.draft)
    if (current) forget()
  }

  /** Goes on from what is saved now. What was typed since `sent` is not saved yet, and stays. */
  function goOnFrom(saved: MediaItem, sent: MediaDraft, reached: MediaDraft): void {
    setSeen(saved)
    setDraft((now) => mergedDraft({ base: sent, mine: now, theirs: reached }).draft)
    forget()
  }

  async function save(mine: MediaDraft, over: MediaItem, onDone: () => void): Promise<void> {
    const body = { ...changedFields(mine, mediaDraft(over)), rev: over.rev }
    let goOn: (() => Promise<void>) | undefined
    const answer = await send<MediaItem>(
      (idempotencyKey) =>
        callTwice(`/admin/media/${item.id}`, { method: 'PATCH', body, idempotencyKey }),
      {
        content: body,
        isSaidElsewhere: (error) => {
          const theirs = error.current as MediaItem | undefined
          if (!theirs) return false
          const merged = mergedDraft({ base: mediaDraft(over), mine, theirs: mediaDraft(theirs) })
          if (merged.clashes.length > 0) return false
          goOnFrom(theirs, mine, merged.draft)
          goOn = () => save(merged.draft, theirs, onSavedWithTheirs)
          return true
        },
      },
    )
    if (goOn) await goOn()
    else if (answer?.ok) {
      goOnFrom(answer.value, mine, mediaDraft(answer.value))
      onDone()
    }
  }

  /** On top of theirs, in the way that was chosen where both had changed something. While a save is on its way it goes on asking. */
  function settle(theirs: MediaItem, chosen: MediaDraft): void {
    if (isUnderWay()) return
    goOnFrom(theirs, draft, chosen)
    if (!isSameDraft(chosen, mediaDraft(theirs))) void save(chosen, theirs, onSaved)
  }

  const isDirty = !isSameDraft(draft, mediaDraft(seen))
  return {
    draft,
    refusal,
    message,
    isSaving,
    isDirty,
    change: (part: Partial<MediaDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => {
      if (isDirty) void save(draft, seen, onSaved)
    },
    /** What both changed, and what to do about it. */
    conflict: current && {
      theirs: mediaDraft(current),
      clashes: metBy(current).clashes,
      takeTheirs: () =>
        settle(
          current,
          mergedDraft({ base: mediaDraft(seen), mine: mediaDraft(current), theirs: draft }).draft,
        ),
      keepMine: () => settle(current, metBy(current).draft),
    },
  }
}
export type MediaForm = ReturnType<typeof useMediaForm>
