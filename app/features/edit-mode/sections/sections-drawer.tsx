import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useRef } from 'react'
import type { EditableSection } from '#domain/sections.schema.ts'
import { mostSections } from '#domain/sections.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import { SectionTools } from './section-tools.tsx'
import type { Sections } from './sections-context.ts'

/** All sections of the page in their order, hidden ones too. */
export function SectionsDrawer({ sections }: { sections: Sections }) {
  const { list, shown, show } = sections
  return (
    <Drawer
      isOpen={shown?.what === 'list'}
      onClose={() => show(undefined)}
      title={<Trans>Sections of this page</Trans>}
    >
      {list.length === 0 && (
        <p className="edit-sections-none">
          <Trans>This page has only its own words yet. Add a section below them.</Trans>
        </p>
      )}
      <div className="edit-sections-gap">
        <AddHere at={0} sections={sections} />
      </div>
      <ol className="edit-sections">
        {list.map((section, at) => (
          <Fragment key={section.number}>
            <SectionRow section={section} sections={sections} />
            <li className="edit-sections-gap">
              <AddHere at={at + 1} sections={sections} />
            </li>
          </Fragment>
        ))}
      </ol>
    </Drawer>
  )
}

function SectionRow({ section, sections }: { section: EditableSection; sections: Sections }) {
  const { i18n } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  return (
    <li data-hidden={section.isHidden || undefined} ref={row}>
      <span>
        <strong>{i18n._(sectionNames[section.kind])}</strong>
        {section.isHidden && (
          <small>
            <Trans>Hidden</Trans>
          </small>
        )}
      </span>
      <span className="edit-section-tools">
        <SectionTools elementOf={() => row.current} section={section} sections={sections} />
      </span>
    </li>
  )
}

function AddHere({ at, sections: { list, show } }: { at: number; sections: Sections }) {
  const { t, i18n } = useLingui()
  const before = list[at - 1]
  const name = before ? i18n._(sectionNames[before.kind]) : ''
  if (list.length >= mostSections) return null
  return (
    <button
      aria-label={before ? t`Add a section after: ${name}` : t`Add a section at the start`}
      className="edit-add"
      onClick={() => show({ what: 'kinds', at })}
      type="button"
    >
      <Icon name="plus" size="s" />
    </button>
  )
}
