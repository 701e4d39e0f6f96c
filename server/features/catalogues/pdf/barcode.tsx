import { G, Path, Svg, Text } from '@react-pdf/renderer'
import { eanBars } from '#domain/ean-bars.ts'
import { textFamily } from '#server/platform/pdf/pdf-fonts.ts'
import { mm } from './paper.ts'

const [barHeight, guardHeight, height] = [40, 45, 51]

/** A GTIN as bars with its digits below, as vectors; one that has no bars as digits alone. */
export function Barcode({ gtin, width = mm(32) }: { gtin: string; width?: number }) {
  const drawn = eanBars(gtin)
  if (!drawn) return <Text style={{ direction: 'ltr', fontSize: 8 }}>{gtin}</Text>
  const path = drawn.bars
    .map(
      (bar) => `M${bar.x} 0h${bar.width}v${bar.isGuard ? guardHeight : barHeight}h-${bar.width}z`,
    )
    .join('')
  return (
    <Svg
      style={{ width, height: (width * height) / drawn.width }}
      viewBox={`0 0 ${drawn.width} ${height}`}
    >
      <Path d={path} fill="#000000" />
      <G>
        {drawn.texts.flatMap(({ text, x, width: room }) =>
          // Each digit below its own bars.
          [...text].map((digit, at) => (
            <Text
              key={`${x} ${at}`}
              style={{ fontFamily: textFamily, fontSize: 9 }}
              textAnchor="middle"
              x={room === 0 ? x : x - room / 2 + ((at + 0.5) * room) / text.length}
              y={49.5}
            >
              {digit}
            </Text>
          )),
        )}
      </G>
    </Svg>
  )
}
