import type { SignedInUser } from '#app/platform/session.ts'
import type { Elements } from '#app/ui/elements.ts'
import type { StepRow } from '#app/features/edit-mode/steps.store.ts'
import { KindsDialog } from './kinds-dialog.tsx'
import { SectionsDrawer } from './sections-drawer.tsx'
import { SectionsProvider } from './sections-context.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { usePageSections } from './use-page-sections.ts'

interface SectionControlsProps {
  page: string | undefined
  user: SignedInUser
  addStep: StepRow['add']
  children: Elements
}

/** The sections of the page, for all parts of Edit Mode within; their list, the kinds and the settings open over it. */
export function SectionControls({ page, user, addStep, children }: SectionControlsProps) {
  const sections = usePageSections(page, user, addStep)
  return (
    <SectionsProvider value={sections}>
      {children}
      {sections && (
        <>
          <SectionsDrawer sections={sections} />
          <KindsDialog sections={sections} />
          <SettingsDialog sections={sections} />
        </>
      )}
    </SectionsProvider>
  )
}
