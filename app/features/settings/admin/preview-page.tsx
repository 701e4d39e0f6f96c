import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { SkeletonBox } from '#app/ui/skeleton.tsx'

/** The page below a header that is tried out: the shape of one, so that it is seen how they stand to each other. Nothing leads away. */
export function PreviewPage() {
  useEffect(() => {
    const events = ['click', 'submit'] as const
    for (const event of events) window.addEventListener(event, stay, { capture: true })
    return () => {
      for (const event of events) window.removeEventListener(event, stay, { capture: true })
    }
  }, [])
  return (
    <div className="wrap py-10">
      <h1>
        <Trans>Preview of the header</Trans>
      </h1>
      <div className="mt-8 grid gap-6 md:grid-cols-3">
        <SkeletonBox className="h-64" />
        <SkeletonBox className="h-64" />
        <SkeletonBox className="h-64" />
      </div>
    </div>
  )
}

/** Menus open and close; links and searches stay here. */
function stay(event: Event): void {
  const { target } = event
  const found =
    target instanceof Element && target.closest('a:not(.cart-button), [role="menuitem"], form')
  if (event.type === 'click' && (!found || found instanceof HTMLFormElement)) return
  event.preventDefault()
  event.stopPropagation()
}
