import type { Page } from '@playwright/test'
import { jobNames } from '#domain/jobs.ts'
import { messagesIn } from './pseudo-language.ts'

/** What the server words by itself: refusals, states, days. Its catalogue has no pseudo-language. */
let served: RegExp[] | undefined

/** Figures' own words: units, item and order numbers, days, months and countries as browsers name them, keys, addresses of mail. */
const figures = [
  /[\w.-]+@[\w.]+/gu,
  /PF-[\d-]+/gu,
  /\b(?:kr|kg|kB|g|ml|cl|dl|l|kJ|kcal|am|pm|AM|PM)\b/gu,
  /\bNorway\b/gu,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/gu,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/gu,
  /(?<=\d\s*) at (?=\d\d:)/gu,
  /\bthis minute\b|\b\d+ minutes? ago\b/gu,
  /\balt\+T\b|\bCtrl K\b|\bEsc\b/gu,
  /\bv[\da-f]{6}\b|\bGTIN\b/gu,
  // Settings are called as the environment calls them.
  /\b(?:AI|VIPPS|STRIPE)_[A-Z_]+\b(?:, )?/gu,
  // So are ways of paying by those who own their names.
  /\bVipps MobilePay\b|\bStripe\b/gu,
  // Jobs are called as the log calls them.
  new RegExp(`^(?:${jobNames.join('|')})$`, 'gu'),
  // Two words of the server that stand within another text, or count.
  /^Data sheet:|\bdays? from production\b/gu,
]

/** Texts and names of the page with a plain letter in them: nobody could translate those. */
export async function literalsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      // Where scripts run, the inside of a noscript is no page but its source.
      if (!node.parentElement?.matches('script, style, noscript'))
        found.push(node.textContent ?? '')
    const names = [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
      ...['alt', 'title', 'placeholder'],
    ]
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  served ??= sentencesOf([...(await messagesIn('server')).values()])
  const sentences = served
  return [...new Set(texts)].filter((text) => {
    const beyond = beyondServed(text, sentences)
    const rest = figures.reduce((left, known) => left.replaceAll(known, ' '), beyond)
    return /[a-z]{2}/iu.test(rest)
  })
}

/** What is left of a text once the server's own words are taken from it: all of it, unless it is one of its messages. */
function beyondServed(text: string, served: RegExp[]): string {
  const parts = served.map((sentence) => sentence.exec(text)).find((match) => match !== null)
  // An argument may be a message itself: a day, a state.
  return parts
    ? parts
        .slice(1)
        .map((part) => beyondServed(part, served))
        .join(' ')
    : text
}

/** Every one of the server's messages as a whole text, with whatever its arguments hold. */
function sentencesOf(messages: string[]): RegExp[] {
  return messages
    .map((message) => message.replaceAll(/<[^>]*>/gu, '').split(/\{[^{}]*\}/u))
    .filter((parts) => parts.some((part) => /[a-z]{2}/iu.test(part)))
    .map((parts) => new RegExp(`^\\s*${parts.map(asWritten).join('(.+)')}\\s*$`, 'u'))
}

function asWritten(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
}
