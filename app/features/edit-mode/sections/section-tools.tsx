import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { hasSettings, isOwnKind } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { useEditing } from '#app/features/edit-mode/editing-context.ts'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import { moved, replaced } from './section-changes.ts'
import type { Sections } from './sections-context.ts'
import { useHeldPlace } from './use-held-place.ts'
import { useToolsFocusSuccessor } from './use-tools-focus-successor.ts'

interface SectionToolsProps {
  section: EditableSection
  sections: Sections
  /** What stands for the section here: it stays in view when it moves. */
  elementOf: () => Element | null | undefined
}

/** What can be done with a section: a page's own ones stay, those that were added can be removed. */
export function SectionTools({ section, sections, elementOf }: SectionToolsProps) {
  const { i18n, t } = useLingui()
  const { say } = useEditing()
  const { hold, letGo } = useHeldPlace(elementOf)
  const tools = useRef<HTMLSpanElement>(null)
  useToolsFocusSuccessor(tools)
  const { list, save, show, remove } = sections
  const { number, isHidden } = section
  const at = list.findIndex((each) => each.number === number)
  const isOwn = isOwnKind(section.kind)
  const move = async (step: 1 | -1) => {
    hold()
    const answer = await save(moved(number, step))
    if (!answer.ok) {
      letGo()
      return
    }
    const { sections: now } = answer.value
    const name = i18n._(sectionNames[section.kind])
    const place = now.findIndex((each) => each.number === number) + 1
    const count = now.length
    say(t`${name} was put down at place ${place} of ${count}.`)
  }
  return (
    <span className="edit-section-buttons" ref={tools}>
      <RowButton
        icon="arrow-up"
        isOff={at === 0}
        label={t`Move up`}
        onPress={() => void move(-1)}
      />
      <RowButton
        icon="arrow-down"
        isOff={at === list.length - 1}
        label={t`Move down`}
        onPress={() => void move(1)}
      />
      {hasSettings(section) && (
        <RowButton
          icon="sliders-horizontal"
          label={t`Settings`}
          onPress={() => show({ what: 'settings', number })}
        />
      )}
      <RowButton
        icon={isHidden ? 'eye-off' : 'eye'}
        label={isHidden ? t`Show on the page` : t`Hide from the page`}
        onPress={() => void save(replaced({ ...section, isHidden: !isHidden }))}
      />
      {!isOwn && <RowButton icon="trash-2" label={t`Remove`} onPress={() => remove(section)} />}
    </span>
  )
}
