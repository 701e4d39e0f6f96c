import type { ComponentType } from 'react'
import type { SignedInUser } from '#app/platform/session.ts'
import type { Elements } from '#app/ui/elements.ts'
import type { StepKinds } from '#app/platform/undo-step.ts'
import type { ShownGroup } from './settings-places.ts'
import type { ToolbarExtra } from './toolbar-extras.ts'

/** Who edits, and what other parts of the site bring along. */
export interface EditModeProps {
  user: SignedInUser
  /** What other parts of the page bring along for their editors. */
  tools?: Elements
  /** The form of a group of the settings, for those who may change them. */
  SettingsDialog?:
    | ComponentType<{ group: ShownGroup | undefined; isOpen: boolean; onClose: () => void }>
    | undefined
  /** How what is saved in them is taken back. */
  stepKinds?: StepKinds
  /** What they bring along for rich texts. */
  toolbarExtras?: readonly ToolbarExtra[]
  /** What a page is shown with where it is shared. */
  PagePicture?: ComponentType<{ page: string; title: string }>
  /** Hears of the page's title whenever words of it are published. */
  onPublished?: (published: { page: string; title: string; isNew: boolean }) => void
  /** Hears of it once the texts of the page are read, and again once the page is out. */
  onRead?: (read: { page: string; title: string; isOut: boolean }) => void
}
