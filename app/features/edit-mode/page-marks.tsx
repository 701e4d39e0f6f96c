import { StepsProvider } from '#app/workspace/links/use-keep-step.ts'
import type { Elements } from '#app/ui/elements.ts'
import { AnnouncementPlace } from './announcement-place.tsx'
import { EditLayer } from './edit-layer.tsx'
import type { EditModeProps } from './edit-mode-props.ts'
import { useEditing } from './editing-context.ts'
import type { PageElement } from './page-element.ts'
import { openedGroup } from './settings-places.ts'
import type { StepRow } from './steps.store.ts'

interface PageMarksProps extends Pick<EditModeProps, 'SettingsDialog'> {
  tools?: Elements
  elements: readonly PageElement[]
  followsLinks: boolean
  addStep: StepRow['add']
}

/** All that can be pointed at on the page to be changed: its texts, what the settings say, and what other parts bring along. */
export function PageMarks(props: PageMarksProps) {
  const { SettingsDialog, tools, elements, followsLinks, addStep } = props
  const { opened, close } = useEditing()
  const group = openedGroup(opened?.id)
  return (
    <StepsProvider value={addStep}>
      {SettingsDialog && <AnnouncementPlace />}
      <EditLayer elements={elements} followsLinks={followsLinks} />
      {tools}
      {SettingsDialog && (
        <SettingsDialog group={group} isOpen={group !== undefined} onClose={close} />
      )}
    </StepsProvider>
  )
}
