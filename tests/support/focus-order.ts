import type { Page } from '@playwright/test'

interface Stop {
  name: string
  /** The part of the header that it stands in: the menu, the tools, or itself. */
  part: string
  /** From the side where the page's language begins, in CSS px. */
  start: number
  end: number
  top: number
  bottom: number
}

/** Where the keyboard goes against what is seen: a later stop above an earlier part, or before it on the same line. Empty where all is well. */
export async function focusFaults(page: Page): Promise<string[]> {
  const stops = await stopsOf(page)
  const parts = partsOf(stops)
  return [
    ...parts.flatMap((part, at) => parts.slice(at + 1).flatMap((later) => faultOf(part, later))),
    ...stops.flatMap((stop, at) => {
      const next = stops[at + 1]
      return next?.part === stop.part ? faultOf(stop, next) : []
    }),
  ]
}

/** A header has its name, the cart and a way to the menu at least. */
const fewest = 3

/** What Tab reaches in the header, in its order. */
async function stopsOf(page: Page): Promise<Stop[]> {
  await page.locator('.skip-link').focus()
  const controls = await noteStops(page)
  // What holds the keyboard never lets it out: once more than there are controls.
  for (let pressed = 0; pressed <= controls; pressed += 5) {
    for (let key = 0; key < 5; key += 1) await page.keyboard.press('Tab')
    const { stops, isOver } = await page.evaluate(() => Reflect.get(globalThis, 'way') as Way)
    if (isOver && stops.length >= fewest) return stops
    if (isOver) throw new Error(`Tab reaches ${stops.length} controls of the header`)
  }
  throw new Error('Tab does not leave the header')
}

interface Way {
  stops: Stop[]
  /** The keyboard has left the header. */
  isOver: boolean
}

/** Has the page note where the keyboard goes, since to ask after each key takes longer than the key. Says how many controls there are. */
function noteStops(page: Page): Promise<number> {
  return page.locator('.site-header').evaluate((header) => {
    const way: Way = { stops: [], isOver: false }
    const parts: (Element | null)[] = []
    Object.assign(globalThis, { way })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || !header.contains(target)) way.isOver = true
      else if (!way.isOver) way.stops.push(stopAt(target))
    })
    return header.querySelectorAll('a, button, input, [tabindex]').length

    function stopAt(element: Element): Stop {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isLeftToRight = document.documentElement.dir !== 'rtl'
      const part = element.closest('.main-menu, .header-tools, .logo, .search-form')
      if (!parts.includes(part)) parts.push(part)
      return {
        name: `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`,
        part: part ? `${parts.indexOf(part)}` : '',
        start: isLeftToRight ? left : innerWidth - right,
        end: isLeftToRight ? right : innerWidth - left,
        top,
        bottom,
      }
    }
  })
}

function partsOf(stops: readonly Stop[]): Stop[] {
  const parts = new Map<string, Stop>()
  for (const stop of stops) {
    const known = parts.get(stop.part) ?? stop
    parts.set(stop.part, {
      ...known,
      start: Math.min(known.start, stop.start),
      end: Math.max(known.end, stop.end),
      top: Math.min(known.top, stop.top),
      bottom: Math.max(known.bottom, stop.bottom),
    })
  }
  return [...parts.values()]
}

function faultOf(stop: Stop, later: Stop): string[] {
  const isAbove = later.bottom <= stop.top + 1
  const isBeside = later.top < stop.bottom - 1
  const isBefore = isBeside && later.end <= stop.start + 1
  return isAbove || isBefore ? [`${later.name} comes after ${stop.name}`] : []
}
