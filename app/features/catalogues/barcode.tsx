import { eanBars } from '#domain/ean-bars.ts'

/** A GTIN as bars with its digits below; one that has no bars as digits alone. */
export function Barcode({ gtin }: { gtin: string }) {
  const drawn = eanBars(gtin)
  if (!drawn) return <bdi className="num">{gtin}</bdi>
  const path = drawn.bars.map(
    (bar) => `M${bar.x} 0h${bar.width}v${bar.isGuard ? 45 : 40}h-${bar.width}z`,
  )
  return (
    <svg aria-label={`GTIN ${gtin}`} className="ean" role="img" viewBox={`0 0 ${drawn.width} 51`}>
      <path d={path.join('')} fill="currentColor" />
      <g fill="currentColor" fontSize="9.5" textAnchor="middle">
        {drawn.texts.map(({ text, x, width }) => (
          <text
            key={x}
            lengthAdjust="spacing"
            textLength={width === 0 ? undefined : width}
            x={x}
            y="50"
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
}
