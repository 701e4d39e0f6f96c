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

/** A header has its name, the cart and a way to the menu at least; what holds the keyboard never lets it out. */
const fewest = 3
const most = 60

/** What Tab reaches in the header, in its order. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.locator('.skip-link').focus()
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.closest('.site-header')) return undefined
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isLeftToRight = document.documentElement.dir !== 'rtl'
      const part = element.closest('.main-menu, .header-tools, .logo, .search-form')
      return {
        name: `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`,
        part: part ? [...document.querySelectorAll('*')].indexOf(part).toString() : '',
        start: isLeftToRight ? left : innerWidth - right,
        end: isLeftToRight ? right : innerWidth - left,
        top,
        bottom,
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  if (stops.length < fewest || stops.length === most)
    throw new Error(`Tab reaches ${stops.length} controls of the header`)
  return stops
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
