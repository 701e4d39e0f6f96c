import type { Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

/** What two Chromiums draw otherwise, the edges of letters, is gone in the mean of a square of so many px. */
const squarePx = 4
/** From here on, of 255 per colour, it is another picture. Two Chromiums differ by less; a chevron of 16 px that is gone does so too. */
const otherColor = 40

/** The header as it is drawn, in px of the page. */
export async function headerPicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(async () => {
    await document.fonts.ready
    // What follows the width of the window is drawn with the next frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const _ of [1, 2]) await frame()
    const { width, height } = document.querySelector('.site-header')?.getBoundingClientRect() ?? {}
    return { x: 0, y: 0, width: Math.ceil(width ?? 0), height: Math.ceil(height ?? 0) }
  })
  return page.screenshot({ animations: 'disabled', clip })
}

/** A picture as it is kept: every px of it, in a small file that a browser shows. */
export function keptForm(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** In words, where a picture is another one than the kept one, the greatest differences first; empty where it is not. */
export async function pictureDifferences(file: string, drawn: Buffer): Promise<string[]> {
  if (!existsSync(file)) return [`no picture is kept as ${file}`]
  const [before, now] = await Promise.all([shrunk(readFileSync(file)), shrunk(drawn)])
  if (before.size !== now.size) return [`it was ${before.size} px, and is ${now.size} px`]
  return otherSquares(before, now).map(({ x, y, by }) => `x ${x}, y ${y}: by ${by} of 255`)
}

interface Shrunk {
  size: string
  columns: number
  /** Red, green and blue of one square after the other. */
  colors: Buffer
}

async function shrunk(picture: Buffer): Promise<Shrunk> {
  const { width, height } = await sharp(picture).metadata()
  const [columns, rows] = [Math.ceil(width / squarePx), Math.ceil(height / squarePx)]
  const colors = await sharp(picture)
    .removeAlpha()
    // From all of its px: the short way of one format is another one than the next format's.
    .resize(columns, rows, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
  return { size: `${width} x ${height}`, columns, colors }
}

function otherSquares(before: Shrunk, now: Shrunk): { x: number; y: number; by: number }[] {
  const by = (at: number) => Math.abs((before.colors[at] ?? 0) - (now.colors[at] ?? 0))
  return Array.from({ length: now.colors.length / 3 }, (_, square) => ({
    x: (square % now.columns) * squarePx,
    y: Math.floor(square / now.columns) * squarePx,
    by: Math.max(by(3 * square), by(3 * square + 1), by(3 * square + 2)),
  }))
    .filter((square) => square.by >= otherColor)
    .toSorted((a, b) => b.by - a.by)
}
