import { encode } from 'uqr'

/** Light modules around the code, without which scanners do not find it. */
const border = 4

/** A text as a QR code: the side of the square in modules, and one path of its dark ones. */
export function qrPicture(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border })
  return { size, path: data.flatMap((row, y) => runsOf(row).map((run) => drawn(run, y))).join('') }
}

/** Dark modules side by side are one rectangle. */
function runsOf(row: boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  })
  return runs
}

function drawn({ x, length }: { x: number; length: number }, y: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`
}
