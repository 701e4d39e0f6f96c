import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { takesSections } from '#domain/sections.ts'
import type { EditableSection, EditableSections } from '#domain/sections.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { editingQueries } from '#app/features/edit-mode/use-texts.ts'
import type { StepRow } from '#app/features/edit-mode/steps.store.ts'
import { type Change, withAgain, without } from './section-changes.ts'
import { currentIn, readSections, sendSections } from './sections-api.ts'
import type { Sections, Shown } from './sections-context.ts'
import { sectionsStep } from './sections-step.ts'

/** The sections of a page, and what can be done with them. Each list that is saved is a step that can be taken back. */
export function usePageSections(
  page: string | undefined,
  user: SignedInUser,
  addStep: StepRow['add'],
): Sections | undefined {
  const { t } = useLingui()
  const router: AnyRouter = useRouter()
  const { data } = useSectionsRead(page, user)
  const queryKey = keyOf(page)
  const [shown, show] = useState<Shown>()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  if (!page || !data) return undefined

  async function send(of: string, change: Change): Promise<ApiAnswer<EditableSections>> {
    const now = editingQueries.getQueryData<EditableSections>(queryKey)
    const before = now ?? { page: of, sections: [], rev: 0 }
    const { rev } = before
    const answer = await sendSections(of, { sections: change(before.sections), rev })
    const current = answer.ok ? answer.value : currentIn(answer)
    if (answer.ok && !isSameList(before, answer.value)) addStep(sectionsStep(before, answer.value))
    if (current) {
      keepSections(current)
      await router.invalidate()
    }
    if (answer.ok) return answer
    notifyStaff.error(
      answer.reason === 'unreachable'
        ? t`We cannot reach the server. Nothing was changed. Try again in a moment.`
        : current
          ? t`Somebody else changed the sections meanwhile. Look at them and try again.`
          : answer.error.message,
    )
    return answer
  }

  const save = (change: Change) => {
    const next = last.current.then(() => send(page, change))
    last.current = next
    return next
  }

  async function removeAndOffer(section: EditableSection): Promise<void> {
    const at = data?.sections.findIndex(({ number }) => number === section.number) ?? 0
    const answer = await save(without(section.number))
    if (!answer.ok) return
    notifyStaff.info(t`The section was removed.`, {
      action: { label: t`Undo`, onClick: () => void save(withAgain(section, at)) },
    })
  }

  return {
    page,
    list: data.sections,
    shown,
    show,
    save,
    remove: (section) => void removeAndOffer(section),
  }
}

/** A save that has changed nothing is no step: to take it back would do nothing. */
function isSameList(one: EditableSections, other: EditableSections): boolean {
  return JSON.stringify(one.sections) === JSON.stringify(other.sections)
}

/** Reads the sections of a page for those who may change them, once for all who ask. */
export function useSectionsRead(page: string | undefined, user: SignedInUser) {
  const mayChange = isAllowed(user, 'content.publish')
  return useQuery({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => readSections(page ?? '', signal),
    enabled: mayChange && page !== undefined && page !== 'footer' && takesSections(page) !== false,
  })
}

/** Lays what a write has answered over what was read. */
export function keepSections(current: EditableSections): void {
  editingQueries.setQueryData(keyOf(current.page), current)
}

function keyOf(page: string | undefined) {
  return ['sections', page] as const
}
