import type { UseTooltipReturn } from '@ark-ui/react/tooltip'

type TriggerProps = ReturnType<UseTooltipReturn['getTriggerProps']>

interface Tips {
  /** What a control of this id does as the tooltip's trigger. */
  propsOf: (id: string) => TriggerProps
  close: () => void
  /** Closes it where the control that it names has gone. */
  closeOrphan: () => void
}

/** Makes every control with `data-tip` a trigger of the page's one tooltip, until what it answers is called. */
export function hearTips({ propsOf, close, closeOrphan }: Tips): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const hear = <Name extends keyof DocumentEventMap>(
    name: Name,
    heard: (event: DocumentEventMap[Name], props: TriggerProps, control: Element) => void,
  ) =>
    document.addEventListener(
      name,
      (event) => {
        const control = tipped(event.target)
        if (control) heard(event, propsOf(idOf(control)), control)
        else closeOrphan()
      },
      { capture: true, passive: true, signal },
    )
  // The types are those of React's events; Ark reads nothing of them that the browser's own do not have.
  hear('pointerover', (event, props) => props.onPointerMove?.(event as never))
  hear('pointerout', ({ relatedTarget }, props, control) => {
    if (!(relatedTarget instanceof Node && control.contains(relatedTarget)))
      props.onPointerLeave?.({} as never)
  })
  hear('pointerdown', (event, props) => props.onPointerDown?.(event as never))
  hear('focusin', (event, props, control) => {
    if (control.matches(':focus-visible')) props.onFocus?.(event as never)
  })
  hear('focusout', (event, props) => props.onBlur?.(event as never))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), {
    capture: true,
    passive: true,
    signal,
  })
  return () => listening.abort()
}

export function tippedById(id: string | null): Element | undefined {
  return (id && document.getElementById(id)) || undefined
}

function tipped(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-tip]')) || undefined
}

let given = 0

function idOf(control: Element): string {
  if (!control.id) {
    given += 1
    control.id = `tip-${given}`
  }
  return control.id
}
