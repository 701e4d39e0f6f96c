import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { useToldWrite } from '#app/features/admin/ui/use-told-write.ts'
import { notifyStaff } from '#app/ui/notify.ts'

type Place = Partial<Pick<EditablePage, 'template' | 'parentId'>>

/** Where a page stands and by which template, as it was chosen, before the server has answered; one choice is saved after the other. */
export function usePagePlace(page: EditablePage, onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const { write, isSaving, told } = useToldWrite(onChanged)
  const [wanted, setWanted] = useState<Place>({})
  // What was saved here counts before the page is read anew.
  const [saved, setSaved] = useState(page)
  const now = saved.rev > page.rev ? saved : page
  const waiting = useRef<Place[]>([])
  const lastRev = useRef(0)
  const isSending = useRef(false)

  async function choose(place: Place): Promise<void> {
    setWanted((before) => ({ ...before, ...place }))
    waiting.current.push(place)
    if (isSending.current) return
    isSending.current = true
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next)
    isSending.current = false
    setWanted({})
  }

  async function send(place: Place): Promise<void> {
    const rev = Math.max(page.rev, lastRev.current)
    const call = { method: 'PATCH', body: { rev, ...place } } as const
    await write<WrittenPage>(`/admin/content/pages/${page.id}`, call, (written) => {
      lastRev.current = written.page.rev
      setSaved(written.page)
      notifyStaff.success(t`Saved`)
    })
  }

  return { place: { ...now, ...wanted }, choose, isSaving, told }
}
