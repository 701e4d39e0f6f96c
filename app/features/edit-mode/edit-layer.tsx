import { useLingui } from '@lingui/react/macro'
import { createElement } from 'react'
import { createPortal } from 'react-dom'
import { markOf } from './editable-kinds.ts'
import { useEditing } from './editing-context.ts'
import { byHost } from './layer-hosts.ts'
import type { PageElement } from './page-element.ts'
import { type Place, usePlaces } from './places.ts'
import { usePageGestures } from './use-page-gestures.ts'
import { useTabOrder } from './use-tab-order.ts'

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
  useTabOrder()
  const groups = byHost(elements)
  const marks = (group: readonly PageElement[] = []) => (
    <Marks group={group} near={near} places={places} />
  )
  return (
    <>
      <section aria-label={t`Texts that can be edited`} className="edit-layer">
        {marks(groups.get(undefined))}
      </section>
      {[...groups].map(([host, group]) =>
        host
          ? createPortal(
              // In a list a row of its own, as its others are.
              createElement(
                host.matches('ul') ? 'li' : 'div',
                { className: 'edit-layer edit-layer-within' },
                marks(group),
              ),
              host,
              group[0]?.id,
            )
          : null,
      )}
    </>
  )
}

interface MarksProps {
  group: readonly PageElement[]
  places: ReadonlyMap<string, Place>
  near: string | undefined
}

function Marks({ group, places, near }: MarksProps) {
  return group.map((target) => {
    const place = places.get(target.id)
    const Mark = markOf(target.kind)
    if (!place || !Mark) return null
    return createElement(Mark, { key: target.id, target, place, isNear: near === target.id })
  })
}
