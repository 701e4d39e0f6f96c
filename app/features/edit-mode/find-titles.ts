import type { FooterSection } from '#domain/footer.ts'
import { footerPart } from '#app/platform/footer-parts.ts'
import { nameOf } from './text-key.ts'
import { shownTitle } from './title-text.ts'
import type { Expected, Titles } from './use-titles.ts'

/** An element of the page, and the name of what it shows. */
export interface Named {
  name: string
  element: HTMLElement
}

const bars = '.site-header .main-menu > ul'
const drawers = '.drawer-menu > ul'

/**
 * Where the page shows the titles of its menu: links carry no ids, so they are known by their places. A menu that is not the one
 * that was read, in number or in words, is nobody's guess: undefined.
 */
export function findMenuTitles({ menu }: Titles): Named[] | undefined {
  if (!menu) return []
  // One layout has the menu in two parts.
  const bar = [...document.querySelectorAll(bars)].flatMap(rowsOf)
  const drawer = [...document.querySelectorAll(drawers)].flatMap(rowsOf)
  const places = [bar, drawer].filter((rows) => rows.length > 0).map((rows) => matched(rows, menu))
  return allOf(places)
}

/** The same for the titles of the footer's links, section by section. */
export function findFooterTitles({ footer }: Titles): Named[] | undefined {
  if (!footer) return []
  const places = [...footer].map(([section, links]) => {
    const rows = footerRows(section)
    return rows && matched(rows, links)
  })
  return allOf(places)
}

/** Writes a title into the places that show it, beside their icons; the page's own drawing finds the same a moment later. */
export function showTitle(element: HTMLElement, title: string): void {
  const words = element.querySelector(':scope > span') ?? element
  words.textContent = title
}

function footerRows(section: FooterSection): Element[] | undefined {
  const part = footerPart(section)
  if (!part) return undefined
  if (section === 'bottom') return [...part.querySelectorAll(':scope > a')]
  return [...part.querySelectorAll(':scope > ul')].flatMap(rowsOf)
}

/** The entries of a list, without what Edit Mode has laid over it. */
function rowsOf(list: Element): Element[] {
  return [...list.children].filter((row) => !row.classList.contains('edit-layer'))
}

function matched(rows: Element[], expected: readonly Expected[]): Named[] | undefined {
  if (rows.length !== expected.length) return undefined
  return allOf(
    expected.map(({ text, under }, at) => {
      const row = rows[at]
      const link = row?.matches('a') ? row : row?.querySelector(':scope > a')
      if (!row || !(link instanceof HTMLElement)) return undefined
      if (link.textContent.trim() !== shownTitle(text).trim()) return undefined
      const list = row.querySelector('ul')
      const below = matched(list ? rowsOf(list) : [], under)
      return below && [{ name: nameOf(text), element: link }, ...below]
    }),
  )
}

/** All of them, or nothing where one is missing. */
function allOf(parts: readonly (Named[] | undefined)[]): Named[] | undefined {
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}
