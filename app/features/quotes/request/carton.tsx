interface CartonProps {
  /** How many it holds, and how many of them are asked for; the rest is drawn hollow. */
  size: number
  filled: number
  /** A pallet stands on feet and has no box around it. */
  kind: 'carton' | 'pallet'
}

const cell = 6
const step = 8
const edge = 4
/** More cells than these say nothing: the words do. */
const mostCells = 60

/** A carton, or the cartons of a pallet, seen from above: one cell for each. It says nothing to a screen reader: the words beside it do. */
export function Carton({ size, filled, kind }: CartonProps) {
  if (size > mostCells || size < 1) return null
  const columns = columnsOf(size)
  const rows = Math.ceil(size / columns)
  const width = columns * step - (step - cell) + 2 * edge
  const height = rows * step - (step - cell) + 2 * edge
  const cells = Array.from({ length: size }, (_, index) => index)
  const ground = kind === 'pallet' ? 6 : 0
  return (
    <svg
      aria-hidden="true"
      className="carton"
      height={height + ground}
      viewBox={`0 0 ${width} ${height + ground}`}
      width={width}
    >
      {kind === 'carton' && (
        <rect
          className="carton-box"
          height={height - 1.2}
          rx="3"
          width={width - 1.2}
          x="0.6"
          y="0.6"
        />
      )}
      {cells.map((index) => (
        <rect
          className={index < filled ? 'carton-full' : 'carton-free'}
          height={cell}
          key={index}
          rx="1"
          width={cell}
          x={edge + (index % columns) * step}
          y={edge + Math.floor(index / columns) * step}
        />
      ))}
      {kind === 'pallet' && (
        <path
          className="carton-feet"
          d={`M2 ${height}h${width - 4}v2H2zM4 ${height + 2}h5v3H4zM${width - 9} ${height + 2}h5v3h-5z`}
        />
      )}
    </svg>
  )
}

/** A little wider than high, and without a gap in the last row where that can be. */
function columnsOf(size: number): number {
  const whole = Array.from({ length: size }, (_, index) => index + 1).filter(
    (columns) => size % columns === 0 && columns >= size / columns,
  )
  const [best = size] = whole
  return best / (size / best) <= 2.5 ? best : Math.ceil(Math.sqrt(size * 1.5))
}
