import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { useToldWrite } from '#app/workspace/form/use-told-write.ts'
import { notifyStaff } from '#app/ui/notify.ts'

type Place = Partial<Pick<EditablePage, 'template' | 'parentId'>>

/** Where a page stands and by which template, as it was chosen, before the server has answered; one choice is saved after the other. */
export function usePagePlace(page: EditablePage, onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const { write, told } = useToldWrite(onChanged)
  const [wanted, setWanted] = useState<Place>({})
  // What was saved here counts before the page is read anew.
  const [saved, setSaved] = useState(page)
  const now = saved.rev > page.rev ? saved : page
  const waiting = useRef<Place[]>([])
  // A choice that has waited names what stands there by now.
  const rev = useRef(page.rev)
  useLayoutEffect(() => {
    rev.current = Math.max(rev.current, page.rev)
  }, [page.rev])
  const isSending = useRef(false)
  // Until the last of them has come home: who leaves between two would leave the second behind.
  const [isSaving, setIsSaving] = useState(false)

  async function choose(place: Place): Promise<void> {
    setWanted((before) => ({ ...before, ...place }))
    waiting.current.push(place)
    if (isSending.current) return
    isSending.current = true
    setIsSaving(true)
    try {
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
        if (!(await send(next))) return
      }
    } finally {
      // What waited behind one that came to nothing was chosen without having seen why: it is chosen again.
      waiting.current = []
      isSending.current = false
      setIsSaving(false)
      setWanted({})
    }
  }

  /** Whether it was saved. */
  async function send(place: Place): Promise<boolean> {
    let isSaved = false
    const call = { method: 'PATCH', body: { rev: rev.current, ...place } } as const
    await write<WrittenPage>(`/admin/content/pages/${page.id}`, call, (written) => {
      isSaved = true
      rev.current = written.page.rev
      setSaved(written.page)
      notifyStaff.success(t`Saved`)
    })
    return isSaved
  }

  return { place: { ...now, ...wanted }, choose, isSaving, told }
}
