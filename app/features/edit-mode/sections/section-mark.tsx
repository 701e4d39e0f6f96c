import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { hasSettings } from '#domain/sections.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from '#app/features/edit-mode/editing-context.ts'
import type { MarkProps } from '#app/features/edit-mode/mark-frame.tsx'
import { usePlaced } from '#app/features/edit-mode/places.ts'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import { SectionTools } from './section-tools.tsx'
import { useSections } from './sections-context.ts'

/** The tools of a section where it stands, and a place for the next one under it. */
export function SectionMark({ target, place }: MarkProps) {
  const { i18n, t } = useLingui()
  const { opened, close } = useEditing()
  const sections = useSections()
  const frame = usePlaced<HTMLDivElement>(target.element, place)
  const number = Number(target.name.slice(target.name.indexOf(':') + 1))
  const isOpened = opened?.id === target.id
  const show = sections?.show
  const at = sections?.list.findIndex((each) => each.number === number) ?? -1
  const section = sections?.list[at]
  const isSettable = section !== undefined && hasSettings(section)
  // A double-click beside its texts means the section itself.
  useEffect(() => {
    if (!isOpened) return
    close()
    if (isSettable) show?.({ what: 'settings', number })
  }, [isOpened, isSettable, close, show, number])
  if (!sections || !section) return null
  const name = i18n._(sectionNames[section.kind])
  return (
    <div aria-label={name} className="edit-section" ref={frame} role="group">
      <div className="edit-section-bar">
        <strong>{name}</strong>
        <SectionTools elementOf={() => target.element} section={section} sections={sections} />
      </div>
      <button
        aria-label={t`Add a section after: ${name}`}
        className="edit-add edit-section-add"
        onClick={() => sections.show({ what: 'kinds', at: at + 1 })}
        type="button"
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  )
}
