import { textName } from '#app/features/edit-mode/text-names.ts'
import { EditModeLink } from './edit-mode-link.tsx'

/** How the media library names the texts that use a file, and leads to them. */
export const mediaPlaces = { nameOf: textName, EditLink: EditModeLink }
