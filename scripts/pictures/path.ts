/** A place in the drawing, in units of the 600 x 720 picture. */
export type Point = readonly [x: number, y: number]

/** Moves every point of a drawing, for example round a jar. */
export type Warp = (point: Point) => Point

/** One piece of an outline. Curves are cubic; all points are absolute. */
export type Segment =
  | { to: 'move' | 'line'; end: Point }
  | { to: 'curve'; first: Point; second: Point; end: Point }
  | { to: 'close' }

/**
 * Reads an SVG path of the commands M L H V C S Q T Z in either case. Arcs are not read: use
 * `ellipse`.
 */
export function parsePath(source: string): Segment[] {
  const reader = new PathReader()
  for (const [, command = '', rest = ''] of source.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    reader.read(command, numbersOf(rest))
  }
  return reader.segments
}

/** Moves every point, control points included; exact for affine warps and close for gentle ones. */
export function warpPath(segments: readonly Segment[], warp: Warp): Segment[] {
  return segments.map((segment) => {
    if (segment.to === 'close') return segment
    if (segment.to !== 'curve') return { to: segment.to, end: warp(segment.end) }
    const { first, second, end } = segment
    return { to: 'curve', first: warp(first), second: warp(second), end: warp(end) }
  })
}

export function printPath(segments: readonly Segment[]): string {
  return segments.map(printSegment).join('')
}

/** Turns an outline into polygons with `steps` straight pieces per curve. */
export function flattenPath(segments: readonly Segment[], steps = 10): Point[][] {
  const polygons: Point[][] = []
  let current: Point[] = []
  for (const segment of segments) {
    if (segment.to === 'close') continue
    if (segment.to === 'move') polygons.push((current = []))
    const from = current.at(-1) ?? segment.end
    if (segment.to === 'curve') {
      for (let step = 1; step <= steps; step += 1) {
        current.push(pointOnCurve(from, segment, step / steps))
      }
    } else current.push(segment.end)
  }
  return polygons
}

/** Two decimals are a fiftieth of a pixel at the largest size. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const argumentsPerCommand: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  z: 0,
}

class PathReader {
  readonly segments: Segment[] = []
  private at: Point = [0, 0]
  private start: Point = [0, 0]
  private control: Point = [0, 0]

  read(command: string, values: readonly number[]) {
    const kind = command.toLowerCase()
    const size = argumentsPerCommand[kind]
    if (size === undefined) throw new Error(`Path command ${command} is not supported`)
    if (size === 0) return this.close()
    for (let index = 0; index < values.length; index += size) {
      const origin: Point = command === kind ? this.at : [0, 0]
      const repeated = kind === 'm' && index > 0 ? 'l' : kind
      this.add(repeated, values.slice(index, index + size), origin)
    }
  }

  private close() {
    this.segments.push({ to: 'close' })
    this.at = this.control = this.start
  }

  private add(kind: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[], [ox, oy]: Point) {
    const mirrored: Point = [2 * this.at[0] - this.control[0], 2 * this.at[1] - this.control[1]]
    if (kind === 'm') this.move([a + ox, b + oy])
    else if (kind === 'l') this.line([a + ox, b + oy])
    else if (kind === 'h') this.line([a + ox, this.at[1]])
    else if (kind === 'v') this.line([this.at[0], a + oy])
    else if (kind === 'c') this.curve([a + ox, b + oy], [c + ox, d + oy], [e + ox, f + oy])
    else if (kind === 's') this.curve(mirrored, [a + ox, b + oy], [c + ox, d + oy])
    else if (kind === 'q') this.quadratic([a + ox, b + oy], [c + ox, d + oy])
    else this.quadratic(mirrored, [a + ox, b + oy])
  }

  private move(end: Point) {
    this.segments.push({ to: 'move', end })
    this.at = this.control = this.start = end
  }

  private line(end: Point) {
    this.segments.push({ to: 'line', end })
    this.at = this.control = end
  }

  private curve(first: Point, second: Point, end: Point) {
    this.segments.push({ to: 'curve', first, second, end })
    this.control = second
    this.at = end
  }

  private quadratic(control: Point, end: Point) {
    this.curve(between(this.at, control, 2 / 3), between(end, control, 2 / 3), end)
    this.control = control
  }
}

function numbersOf(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

function pointOnCurve(
  from: Point,
  curve: { first: Point; second: Point; end: Point },
  t: number,
): Point {
  const u = 1 - t
  const mix = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  const { first, second, end } = curve
  return [mix(from[0], first[0], second[0], end[0]), mix(from[1], first[1], second[1], end[1])]
}

function printPoint([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function printSegment(segment: Segment): string {
  if (segment.to === 'close') return 'Z'
  if (segment.to === 'curve') {
    return `C${printPoint(segment.first)} ${printPoint(segment.second)} ${printPoint(segment.end)}`
  }
  return `${segment.to === 'move' ? 'M' : 'L'}${printPoint(segment.end)}`
}
