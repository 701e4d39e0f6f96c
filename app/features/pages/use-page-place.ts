import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'

type Place = Partial<Pick<EditablePage, 'template' | 'parentId'>>

/** Where a page stands and by which template, as it was chosen, before the server has answered; one choice is saved after the other. */
export function usePagePlace(page: EditablePage, onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const { send: save, message } = useSave({ onOutdated: onChanged })
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
    const body = { rev: rev.current, ...place }
    const answer = await save<WrittenPage>(
      (idempotencyKey) =>
        callTwice(`/admin/content/pages/${page.id}`, { method: 'PATCH', body, idempotencyKey }),
      { content: body, onAnswer: (written) => written.ok && keep(written.value.page) },
    )
    return answer?.ok === true
  }

  function keep(written: EditablePage): void {
    rev.current = written.rev
    setSaved(written)
    notifyStaff.success(t`Saved`)
  }

  return { place: { ...now, ...wanted }, choose, isSaving, message }
}
