import { appConfig } from '#config'

const { tooltipMs, tooltipSkipMs } = appConfig.timings
/** Between the button and the bubble, and from the edge of the window, in CSS px. */
const gap = 6

/** Shows the names of controls in this bubble, until what it answers is called. */
export function showTooltips(bubble: HTMLElement): () => void {
  const listening = new AbortController()
  const shown = new Shown(bubble)
  let rested: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = (control: Element | undefined) => {
    if (control === rested) return
    rested = control
    end()
    if (!control) return
    // From one to the next nobody waits again.
    if (shown.hasJustEnded()) shown.begin(control)
    else wait(control)
  }
  const wait = (control: Element) => {
    timer = setTimeout(() => {
      timer = undefined
      shown.begin(control)
    }, tooltipMs)
  }
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    shown.end()
  }
  const hear = <Name extends keyof DocumentEventMap>(
    name: Name,
    heard: (event: DocumentEventMap[Name]) => void,
  ) =>
    document.addEventListener(name, heard, {
      capture: true,
      passive: true,
      signal: listening.signal,
    })

  hear('pointerover', ({ pointerType, target }) => {
    // The pointer may go to what it made appear.
    if (pointerType === 'mouse' && target !== bubble) rest(tipped(target))
  })
  hear('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) rest(undefined)
  })
  hear('focusin', ({ target }) => {
    clearTimeout(timer)
    const control = tipped(target)
    if (control?.matches(':focus-visible')) shown.begin(control)
  })
  hear('focusout', end)
  hear('pointerdown', end)
  // What the keyboard has reached may have been scrolled into view for it.
  hear('scroll', () => {
    if (shown.follows()) return
    const isWaiting = timer !== undefined
    end()
    // The pointer rests on it still, or is said to be over something else next.
    if (isWaiting && rested) wait(rested)
  })
  hear('keydown', ({ key }) => {
    if (key === 'Escape') end()
  })
  return () => {
    listening.abort()
    end()
  }
}

function tipped(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-tip]')) || undefined
}

/** What the bubble says, and when it last said something. */
class Shown {
  readonly bubble: HTMLElement
  control: Element | undefined
  endedAt = -Infinity

  constructor(bubble: HTMLElement) {
    this.bubble = bubble
  }

  begin(control: Element): void {
    const { bubble } = this
    if (!control.isConnected || !bubble.isConnected) return
    this.control = control
    bubble.textContent = control.getAttribute('aria-label')
    bubble.showPopover()
    place(bubble, control.getBoundingClientRect())
  }

  /** True where the bubble is of the control that has the focus, and stands beside it again. */
  follows(): boolean {
    const focused = document.activeElement
    if (!this.bubble.matches(':popover-open') || focused === null || focused !== this.control)
      return false
    place(this.bubble, focused.getBoundingClientRect())
    return true
  }

  end(): void {
    if (!this.bubble.matches(':popover-open')) return
    this.bubble.hidePopover()
    this.endedAt = performance.now()
  }

  hasJustEnded(): boolean {
    return performance.now() - this.endedAt < tooltipSkipMs
  }
}

/** Under the control and in its middle, over it where there is no room, and always within the window. */
function place(bubble: HTMLElement, control: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const middle = control.left + control.width / 2 - width / 2
  const left = Math.max(gap, Math.min(middle, clientWidth - width - gap))
  const under = control.bottom + gap
  const top = under + height + gap > clientHeight ? control.top - height - gap : under
  bubble.style.setProperty('--tip-left', `${left}px`)
  bubble.style.setProperty('--tip-top', `${top}px`)
}
