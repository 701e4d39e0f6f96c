import type { Locator } from '@playwright/test'

/** How far from the left the letters of some words begin, in px: of those at these places. */
export function leftsOf(within: Locator, words: string, places: number[]): Promise<number[]> {
  return within.evaluate(
    (element, asked) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let node = walker.nextNode()
      while (node && !node.textContent?.includes(asked.words)) node = walker.nextNode()
      const text = node
      if (!text) throw new Error(`no ${asked.words} here`)
      const start = text.textContent?.indexOf(asked.words) ?? 0
      return asked.places.map((place) => {
        const letter = new Range()
        letter.setStart(text, start + place)
        letter.setEnd(text, start + place + 1)
        return letter.getBoundingClientRect().left
      })
    },
    { words, places },
  )
}

/** How far the words of an element end before its right edge, where a line of Arabic begins. */
export function roomBesideWords(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const words = document.createRange()
    words.selectNodeContents(box)
    const first = words.getClientRects()[0]
    return box.getBoundingClientRect().right - (first?.right ?? 0)
  })
}

/** The ranges of hours, such as 8–16, that are broken over two lines. */
export function brokenHours(within: Locator): Promise<string[]> {
  return within.evaluate((element) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const found of (node.textContent ?? '').matchAll(/\d+\u2060?–\u2060?\d+/gu)) {
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) broken.push(found[0])
      }
    return broken
  })
}
