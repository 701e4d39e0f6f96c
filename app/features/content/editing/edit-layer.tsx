import { useLingui } from '@lingui/react/macro'
import { createElement } from 'react'
import { markOf } from './editable-kinds.ts'
import { useEditing } from './editing-context.ts'
import type { PageElement } from './page-elements.ts'
import { usePlaces } from './places.ts'
import { usePageGestures } from './use-page-gestures.ts'

interface EditLayerProps {
  elements: readonly PageElement[]
  followsLinks: boolean
}

/** The outlines over the page. The page itself knows nothing of them: they follow where its elements stand. */
export function EditLayer({ elements, followsLinks }: EditLayerProps) {
  const { t } = useLingui()
  const { open } = useEditing()
  const places = usePlaces(elements)
  const near = usePageGestures({ elements, followsLinks, onOpen: open })
  return (
    <section aria-label={t`Texts that can be edited`} className="edit-layer">
      {elements.map((target) => {
        const place = places.get(target.id)
        const Mark = markOf(target.kind)
        if (!place || !Mark) return null
        return createElement(Mark, { key: target.id, target, place, isNear: near === target.id })
      })}
    </section>
  )
}
