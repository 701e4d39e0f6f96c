import type { Editor } from '@tiptap/react'
import { type ComponentType, createContext } from 'react'

/** A further tool of the toolbar, such as the media library's pictures: a button of its own, and nothing where there is none. */
export type ToolbarExtra = ComponentType<{ editor: Editor }>

/** What other parts of the site bring along for rich texts: the shell names them. */
export const ToolbarExtras = createContext<readonly ToolbarExtra[]>([])
