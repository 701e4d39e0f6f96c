import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { SettingsGroup, SiteSettings } from '#domain/settings.schema.ts'
import { useKeepStep } from '#app/workspace/links/use-keep-step.ts'
import { useWholeSave } from '#app/workspace/links/use-whole-save.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { partOf } from '#app/features/settings/settings-steps.ts'

interface Wanted<Group extends SettingsGroup, Draft> {
  group: Group
  settings: SiteSettings
  /** What is typed where the group stands like this. */
  draftOf: (saved: SiteSettings[Group]) => Draft
  /** What a draft is sent as. */
  bodyOf: (draft: Draft) => object
  onSaved: (saved: SiteSettings) => Promise<void> | void
}

/** One group of the settings as a draft of its editor's own, until it is saved or given up. */
export function useSettingsGroup<Group extends SettingsGroup, Draft extends object>({
  group,
  settings,
  draftOf,
  bodyOf,
  onSaved,
}: Wanted<Group, Draft>) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(settings[group])
  const [draft, setDraft] = useState(() => draftOf(settings[group]))
  const { save, undoing, ...saving } = useWholeSave<SiteSettings>(`/admin/settings/${group}`)
  const theirs = saving.theirs?.[group]
  const sent = (saved: SiteSettings[Group]) => bodyOf(draftOf(saved))
  const keepStep = useKeepStep('settings', { group })
  const keep = (before: SiteSettings, after: SiteSettings) =>
    keepStep(partOf(group, before), partOf(group, after))

  function begin(from: SiteSettings[Group]): void {
    setSeen(from)
    setDraft(draftOf(from))
    saving.forget()
  }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(seen))
  // Read anew, as after one left before that: the group follows where nothing is typed.
  if (!isDirty && settings[group].rev > seen.rev) begin(settings[group])
  const isTyped = useRef(isDirty)
  useEffect(() => {
    isTyped.current = isDirty
  }, [isDirty])

  async function send(before: SiteSettings[Group]): Promise<void> {
    const saved = await save({ ...bodyOf(draft), rev: before.rev })
    if (!saved || saved === 'sayNothing') return
    begin(saved[group])
    keep({ ...saved, [group]: before }, saved)
    notifyStaff.success(
      t`Settings saved`,
      undoing({
        body: { ...sent(before), rev: saved[group].rev },
        onUndone: (undone) => {
          keep(saved, undone)
          // What was typed since stays, and meets what stands there when it is saved.
          if (!isTyped.current) begin(undone[group])
          void onSaved(undone)
        },
      }),
    )
    await onSaved(saved)
  }
  return {
    draft,
    isDirty,
    ...saving,
    /** What somebody else has saved meanwhile, as it would be typed. */
    theirs: theirs && draftOf(theirs),
    change: (fields: Partial<Draft>) => {
      setDraft((before) => ({ ...before, ...fields }))
      if (!saving.theirs) saving.forget()
    },
    save: () => send(seen),
    cancel: () => begin(seen),
    takeTheirs: () => theirs && begin(theirs),
    keepMine: () => theirs && void send(theirs),
    /** What the server says of a field. */
    errorOf: (field: string) => (saving.wrongField === field ? saving.told : undefined),
  }
}
export type GroupEditor<Draft> = Omit<
  ReturnType<typeof useSettingsGroup<SettingsGroup, object>>,
  'change' | 'draft' | 'theirs'
> & { draft: Draft; theirs: Draft | undefined }
