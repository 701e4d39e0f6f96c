import type { ReactNode } from 'react'
import type { SignedInUser } from '#app/platform/session.ts'
import { KindsDialog } from './kinds-dialog.tsx'
import { SectionsDrawer } from './sections-drawer.tsx'
import { SectionsProvider } from './sections-context.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { usePageSections } from './use-page-sections.ts'

interface SectionControlsProps {
  page: string | undefined
  user: SignedInUser
  children: ReactNode
}

/** The sections of the page, for all parts of Edit Mode within; their list, the kinds and the settings open over it. */
export function SectionControls({ page, user, children }: SectionControlsProps) {
  const sections = usePageSections(page, user)
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
