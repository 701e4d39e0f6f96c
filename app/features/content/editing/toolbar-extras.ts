import type { Editor } from '@tiptap/react'
import type { ComponentType } from 'react'

/** Further tools of the toolbar, such as the media library's pictures: each a button of its own, and nothing where there is none. */
export const toolbarExtras: ComponentType<{ editor: Editor }>[] = []
