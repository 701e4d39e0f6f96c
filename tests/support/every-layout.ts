import { expect, test } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import { chooseHeader } from './header-settings.ts'
import type { Site } from './site.ts'

/** Tries each layout after it has been chosen. One that is at fault keeps nobody from the next: all are told at the end. */
export async function inEveryLayout(
  site: Site,
  check: (style: HeaderStyle, place: number) => Promise<void>,
  styles: readonly HeaderStyle[] = headerStyles,
): Promise<void> {
  const faults: string[] = []
  for (const [place, style] of styles.entries())
    await test.step(style, async () => {
      await chooseHeader(site, style)
      await check(style, place).catch((error: unknown) => faults.push(`${style}: ${String(error)}`))
    })
  expect(faults.join('\n\n')).toBe('')
}
