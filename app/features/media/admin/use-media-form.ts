import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { MediaItem } from '#domain/media.schema.ts'
import { callApi } from '#app/platform/api.ts'

export interface MediaDraft {
  name: string
  altTexts: Record<string, string>
  isDecorative: boolean
  focalX: number
  focalY: number
}

interface Told {
  message: string
  field?: string | undefined
  /** What somebody else saved meanwhile. */
  current?: MediaItem | undefined
}

/** What is typed about a picture or file until it is saved, and what became of saving it. */
export function useMediaForm(item: MediaItem, onSaved: (item: MediaItem) => void) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(item)
  const [draft, setDraft] = useState(() => draftOf(item))
  const [told, setTold] = useState<Told>()
  const [isSaving, setIsSaving] = useState(false)
  const isUnderWay = useRef(false)
  // Read anew with nothing typed: what is shown follows.
  if (item.rev > seen.rev && isSame(draft, draftOf(seen))) {
    setSeen(item)
    setDraft(draftOf(item))
  }

  const save = async (over: MediaItem = seen) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSaving(true)
    const answer = await callApi<MediaItem>(`/admin/media/${item.id}`, {
      method: 'PATCH',
      body: { ...changed(draft, draftOf(over)), rev: over.rev },
      idempotencyKey: crypto.randomUUID(),
    })
    isUnderWay.current = false
    setIsSaving(false)
    if (answer.ok) {
      setTold(undefined)
      setSeen(answer.value)
      // What was typed while it was on its way is not saved yet.
      setDraft((now) => (now === draft ? draftOf(answer.value) : now))
      onSaved(answer.value)
    } else if (answer.reason === 'refused') {
      const { message, field, current } = answer.error
      setTold({ message, field, current: current as MediaItem | undefined })
    } else setTold({ message: t`We cannot reach the site. What you typed is kept; try again.` })
  }

  return {
    draft,
    told,
    isSaving,
    isDirty: !isSame(draft, draftOf(seen)),
    change: (part: Partial<MediaDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => save(),
    takeTheirs: (current: MediaItem) => {
      setSeen(current)
      setDraft(draftOf(current))
      setTold(undefined)
    },
    saveOver: (current: MediaItem) => save(current),
    /** Another content came into its place. */
    follow: setSeen,
  }
}

function draftOf({ name, altTexts, isDecorative, focalX, focalY }: MediaItem): MediaDraft {
  return { name, altTexts, isDecorative, focalX, focalY }
}

/** What differs: nobody's other change is overwritten. */
function changed(draft: MediaDraft, from: MediaDraft): Partial<MediaDraft> {
  const { altTexts, ...fields } = draft
  const texts = Object.entries(altTexts).filter(
    ([code, text]) => text !== (from.altTexts[code] ?? ''),
  )
  const entries = Object.entries(fields).filter(
    ([key, value]) => value !== from[key as keyof typeof fields],
  )
  return {
    ...Object.fromEntries(entries),
    ...(texts.length > 0 ? { altTexts: Object.fromEntries(texts) } : {}),
  }
}

function isSame(one: MediaDraft, other: MediaDraft): boolean {
  return Object.keys(changed(one, other)).length === 0
}
