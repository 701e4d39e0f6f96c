import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { pictureAddress } from '#domain/media.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Icon } from '#app/ui/icon.tsx'

/** About as wide as a text is on a large screen. */
const shownWidth = 960

/** The toolbar's button that puts a picture of the media library where the caret is. */
export function PictureTool({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const place = (item: MediaItem) => {
    const language = currentLanguageCode()
    const alt = item.isDecorative ? '' : (item.altTexts[language] ?? '')
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { ...sizeOf(item), alt, loading: 'lazy' } })
      .run()
  }
  return (
    <>
      <button
        aria-label={t`Picture`}
        className="edit-tool"
        data-tip
        onClick={() => setIsOpen(true)}
        tabIndex={-1}
        type="button"
      >
        <Icon name="image" size="s" />
      </button>
      <MediaPicker
        describedIn="page"
        isOpen={isOpen}
        kind="picture"
        onChosen={place}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

/** Its address, and its own proportions, so that the words below it do not jump. */
function sizeOf(item: MediaItem) {
  const width = Math.min(item.width ?? shownWidth, shownWidth)
  const height = item.width && item.height && Math.round((item.height / item.width) * width)
  return { src: pictureAddress(item, shownWidth), width, height }
}
