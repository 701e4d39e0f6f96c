import { useLingui } from '@lingui/react/macro'
import { hasSettings, isOwnKind } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { RowButton } from '#app/features/admin/links/row-button.tsx'
import { moved, replaced } from './section-changes.ts'
import type { Sections } from './sections-context.ts'

interface SectionToolsProps {
  section: EditableSection
  sections: Sections
}

/** What can be done with a section: a page's own ones stay, those that were added can be removed. */
export function SectionTools({ section, sections }: SectionToolsProps) {
  const { t } = useLingui()
  const { list, save, show, remove } = sections
  const { number, isHidden } = section
  const at = list.findIndex((each) => each.number === number)
  const isOwn = isOwnKind(section.kind)
  return (
    <>
      <RowButton
        icon="arrow-up"
        isOff={at === 0}
        label={t`Move up`}
        onPress={() => void save(moved(number, -1))}
      />
      <RowButton
        icon="arrow-down"
        isOff={at === list.length - 1}
        label={t`Move down`}
        onPress={() => void save(moved(number, 1))}
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
    </>
  )
}
