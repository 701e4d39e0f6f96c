import { socialSize } from '#domain/media.ts'
import type { Company } from '#domain/shell.schema.ts'
import { drawMark } from './draw-mark.ts'

interface PageTitle {
  title: string
  direction: 'ltr' | 'rtl'
  company: Pick<Company, 'name' | 'logo'>
}

const margin = 84
const titleSizes = [88, 76, 64, 54]
const mostLines = 4
const { width, height } = socialSize

/**
 * A page's picture for where it is shared: its title in our lettering on the brand's colour, the company's mark and name above.
 * Undefined where the browser cannot draw it.
 */
export async function drawPagePicture({
  title,
  direction,
  company,
}: PageTitle): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  const family = getComputedStyle(document.body).getPropertyValue('--font-display')
  // A lettering that cannot be fetched is stood in for by the next of its family, as on the page.
  await document.fonts
    .load(`560 88px ${family}`, title + company.name)
    .catch(() => document.fonts.ready)
  const isRtl = direction === 'rtl'
  const [ground, ink] = ['--brand', '--brand-ink'].map(colorOf)
  brush.fillStyle = ground ?? 'black'
  brush.fillRect(0, 0, width, height)
  brush.fillStyle = ink ?? 'white'
  brush.direction = direction
  brush.textAlign = 'start'
  const start = isRtl ? width - margin : margin
  const { logo } = company
  const markWidth = await drawMark(brush, { logo, start, top: margin, isRtl, ink: ink ?? 'white' })
  brush.textBaseline = 'middle'
  brush.font = `560 40px ${family}`
  const step = markWidth > 0 ? markWidth + 24 : 0
  brush.fillText(
    company.name,
    isRtl ? start - step : start + step,
    margin + 32,
    width - 2 * margin - step,
  )
  drawTitle(brush, { title, family, start })
  return new Promise((resolve) => {
    canvas.toBlob((made) => resolve(made ?? undefined), 'image/png')
  })
}

/** As large as it fits; what is still too long after that is cut at its last word. */
function drawTitle(
  brush: CanvasRenderingContext2D,
  { title, family, start }: { title: string; family: string; start: number },
): void {
  brush.textBaseline = 'alphabetic'
  for (const size of titleSizes) {
    brush.font = `560 ${size}px ${family}`
    const lines = linesOf(brush, title)
    const isLast = size === titleSizes.at(-1)
    if (lines.length > mostLines && !isLast) continue
    const shown = lines.slice(0, mostLines)
    const lineHeight = size * 1.2
    const top = height - margin - lineHeight * (shown.length - 1)
    for (const [at, line] of shown.entries())
      brush.fillText(line, start, top + at * lineHeight, width - 2 * margin)
    return
  }
}

function linesOf(brush: CanvasRenderingContext2D, title: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of title.split(/\s+/u)) {
    const longer = line ? `${line} ${word}` : word
    if (line && brush.measureText(longer).width > width - 2 * margin) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** A colour of the theme as a canvas takes it, always the light one. */
function colorOf(token: string): string {
  const probe = document.createElement('span')
  probe.dataset['theme'] = 'light'
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
