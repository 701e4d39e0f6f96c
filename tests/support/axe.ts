import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Which of axe's rules a page is held to: those of the guidelines, or good practice beside them. */
const tags = { guidelines, practice: [...guidelines, 'best-practice'] }

interface Look {
  /** Without it, the rules that axe itself begins with. Of a page that has only changed its colours the contrast is enough. */
  rules?: keyof typeof tags | 'contrast'
  /** The part of the page to look at. */
  within?: string
  /** A part that is looked at by itself: a frame is a page of its own, with landmarks of its own. */
  without?: string
}

/** Axe finds nothing on the page. What is still fading in or out may be hard to read: it is looked at again. */
export async function expectNoFaults(page: Page, look: Look = {}): Promise<void> {
  await expect.poll(() => faultsOf(page, look), 'what axe finds').toEqual([])
}

/** Each rule that is broken, with the mark-up that breaks it. */
export async function faultsOf(page: Page, { rules, within, without }: Look): Promise<string[][]> {
  await bringAxe(page)
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
    // To name by a selector all that passed a rule takes longer than to look at it.
    .options({ resultTypes: ['violations'], selectors: false })
    // Otherwise a second page is opened to put together frames of other origins, and there are none.
    .setLegacyMode()
  if (rules === 'contrast') axe.withRules('color-contrast')
  else if (rules) axe.withTags(tags[rules])
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

let source: string | undefined

/** Once per document: left to itself, the builder puts its source in the page twice for each look. */
async function bringAxe(page: Page): Promise<void> {
  source ??= readFileSync(pathOfAxe(), 'utf8')
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
}

function pathOfAxe(): string {
  const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
  return createRequire(builder).resolve('axe-core/axe.min.js')
}
