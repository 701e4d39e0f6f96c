import type { Company } from '#domain/shell.schema.ts'

interface Mark {
  logo: Company['logo']
  /** Where it begins, and from where it is drawn to the left. */
  start: number
  top: number
  isRtl: boolean
  ink: string
}

const markHeight = 64

/** The factory's picture, or the house mark, at the beginning of the line; its width, 0 where it cannot be drawn. */
export async function drawMark(brush: CanvasRenderingContext2D, mark: Mark): Promise<number> {
  const { url } = mark.logo
  try {
    return await (url ? drawLogo(brush, { ...mark, url }) : drawHouseMark(brush, mark))
  } catch {
    return 0
  }
}

async function drawLogo(
  brush: CanvasRenderingContext2D,
  { url, start, top, isRtl }: Mark & { url: string },
): Promise<number> {
  const logo = new Image()
  logo.src = url
  // Of another site it would make the drawing unreadable for us.
  if (new URL(logo.src).origin !== location.origin) return 0
  await logo.decode()
  const wide = (logo.naturalWidth / logo.naturalHeight) * markHeight
  brush.drawImage(logo, isRtl ? start - wide : start, top, wide, markHeight)
  return wide
}

/** In our ink, so not as the picture that browsers show in their tabs, but by its outline. */
async function drawHouseMark(
  brush: CanvasRenderingContext2D,
  { start, top, isRtl, ink }: Mark,
): Promise<number> {
  const answer = await fetch('/favicon.svg')
  const icon = answer.ok ? await answer.text() : ''
  const [, size] = / viewBox="0 0 (\d+) /u.exec(icon) ?? []
  const [, outline] = / d="([^"]+)"/u.exec(icon) ?? []
  if (!size || !outline) return 0
  brush.save()
  brush.translate(isRtl ? start - markHeight : start, top)
  brush.scale(markHeight / Number(size), markHeight / Number(size))
  brush.fillStyle = ink
  const shape = new Path2D(outline)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a brush fills a shape, not an array
  brush.fill(shape)
  brush.restore()
  return markHeight
}
