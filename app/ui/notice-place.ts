import { appConfig } from '#config'

/** A message with its distance from the edge, in pixels: one of two lines. */
const noticeHeight = 96
const edge = 16

type NoticePlace = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/**
 * Where a message goes: at the foot of the window, above the foot of an open drawer; at its head where it would lie over what was just
 * used. The distances are told to the style sheet.
 */
export function noticePlace(): NoticePlace {
  const widthPx = appConfig.toasts.widthPx + 2 * edge
  const root = document.documentElement
  const foot = heightOf('.drawer .float-foot')
  const head = heightOf('.drawer .float-head') || heightOf('.site-header')
  root.style.setProperty('--notice-bottom', `${foot + edge}px`)
  root.style.setProperty('--notice-top', `${head + edge}px`)
  const isRightToLeft = root.dir === 'rtl'
  const side = isRightToLeft ? 'left' : 'right'
  const [width, height] = [root.clientWidth, window.innerHeight]
  const used = document.activeElement?.getBoundingClientRect()
  const isBeside = used && (isRightToLeft ? used.left > widthPx : used.right < width - widthPx)
  const isAbove = used && used.bottom < height - foot - noticeHeight
  const isBelow = used && used.top > height - foot
  const isInTheWay = used && !isBeside && !isAbove && !isBelow && used.height < height / 2
  return `${isInTheWay ? 'top' : 'bottom'}-${side}`
}

/** How long a pointer that rests on a message holds it beyond its time. */
const restMs = 5000
const ends = new Map<string | number, ReturnType<typeof setTimeout>>()

/** A message goes at last, under a resting pointer too; not while somebody has the keyboard in it. Another in its place has its own time. */
export function endsAtLast(
  durationMs: number,
  { id, dismiss }: { id: string | number; dismiss: () => void },
): void {
  clearTimeout(ends.get(id))
  ends.delete(id)
  if (!Number.isFinite(durationMs)) return
  const end = () => {
    ends.delete(id)
    if (!document.activeElement?.closest('[data-sonner-toast]')) dismiss()
  }
  ends.set(id, setTimeout(end, durationMs + restMs))
}

function heightOf(selector: string): number {
  return document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
}
