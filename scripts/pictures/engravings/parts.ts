import { at, form, line, type Engraving, type Mark } from '#scripts/pictures/engrave.ts'
import { circle, strokes } from '#scripts/pictures/outline.ts'

export const unshaded = { depth: 0 }

/** A pointed leaf with veins, from its stalk at (x, y). `width` is relative to its length. */
export function leaf(x: number, y: number, length: number, turn: number, width = 0.32): Mark {
  const half = length * width
  const veins = [1, 2, 3, 4, 5].map((index) => {
    const start = (index / 6.4) * length
    const reach = half * 0.62 * Math.sin((Math.PI * index) / 6.4)
    const tip = start + length * 0.11
    return strokes([start, 0, tip, -reach], [start, 0, tip, reach])
  })
  const outline =
    `M0 0C${length * 0.25} ${-half * 1.3} ${length * 0.7} ${-half * 1.2} ${length} 0` +
    `C${length * 0.7} ${half * 1.2} ${length * 0.25} ${half * 1.3} 0 0z`
  return at(x, y, { turn }, [
    form(outline, unshaded),
    line(`M0 0H${length}`, 0.7),
    line(veins.join(''), 0.5),
  ])
}

/** One kernel with its awn. */
export function kernel(x: number, y: number, turn: number, length = 13, awn = 16): Mark {
  const l = length
  const outline =
    `M0 0C${l * 0.2} ${-l * 0.42} ${l * 0.75} ${-l * 0.38} ${l} 0` +
    `C${l * 0.75} ${l * 0.38} ${l * 0.2} ${l * 0.42} 0 0z`
  const marks: Mark[] = [
    form(outline, { depth: 0, weight: 0.9 }),
    line(
      `M${l * 0.15} ${l * 0.06}L${l * 0.85} ${l * 0.06}M${l * 0.3} ${l * 0.18}` +
        `L${l * 0.75} ${l * 0.16}`,
      0.5,
    ),
  ]
  if (awn > 0) marks.unshift(line(`M${l} 0l${awn} ${-awn * 0.05}`, 0.5))
  return at(x, y, { turn }, marks)
}

type Ear = {
  rows: number
  step?: number
  length?: number
  awn?: number
  spread?: number
  stem?: number
}

/** An ear of corn that stands on (0, 0) and points up. */
export function ear({
  rows,
  step = 8.4,
  length = 13,
  awn = 16,
  spread = 38,
  stem = 62,
}: Ear): Engraving {
  const marks: Mark[] = [line(`M0 ${stem}V${-rows * step}`, 0.8)]
  for (let row = 0; row < rows; row += 1) {
    const y = -row * step
    marks.push(
      kernel(-1, y, -180 + spread, length, awn),
      kernel(1, y - step / 2, -spread, length, awn),
    )
  }
  return [...marks, kernel(0, -rows * step - 1, -90, length, awn)]
}

/** Open water. */
export function waves(y: number, from: number, to: number): Mark {
  const count = Math.round((to - from) / 20)
  const rest = Array.from({ length: count - 1 }, () => 't20 0').join('')
  return line(`M${from} ${y}q5 -5 10 -0.5t10 0.5${rest}`, 0.75)
}

/** Small filled dots. */
export function dots(radius: number, ...points: readonly (readonly [number, number])[]): Mark {
  return { kind: 'ink', outline: points.map(([x, y]) => circle(x, y, radius)).join('') }
}
