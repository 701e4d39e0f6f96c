import type { HeaderStyle } from '#domain/header.ts'
import { headerSketches, type SketchLine } from './header-sketches.ts'

/** A layout in a few strokes, to tell it from the others at a glance. */
export function HeaderSketch({ style }: { style: HeaderStyle }) {
  const lines: readonly SketchLine[] = headerSketches[style]
  return (
    <span aria-hidden="true" className="sketch">
      {lines.map(({ parts, ground = 'plain', isLow }, row) => (
        <span
          className={`sketch-line sketch-${ground}${isLow ? ' sketch-low' : ''}`}
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a drawing never move
          key={row}
        >
          {parts.map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do its strokes
            <span className={`sketch-${part}`} key={place} />
          ))}
        </span>
      ))}
    </span>
  )
}
