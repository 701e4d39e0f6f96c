import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { eanBars } from '#domain/ean-bars.ts'
import { mm } from './paper.ts'

const [barHeight, guardHeight, height] = [40, 45, 52]

/** A GTIN as bars with its digits below, as vectors; one that has no bars as digits alone. */
export function Barcode({ gtin, width = mm(32) }: { gtin: string; width?: number }) {
  const drawn = eanBars(gtin)
  if (!drawn) return <Text style={{ direction: 'ltr', fontSize: 8 }}>{gtin}</Text>
  const scale = width / drawn.width
  const path = drawn.bars
    .map(
      (bar) => `M${bar.x} 0h${bar.width}v${bar.isGuard ? guardHeight : barHeight}h-${bar.width}z`,
    )
    .join('')
  return (
    <View style={{ width, height: height * scale }}>
      <Svg style={{ width, height: height * scale }} viewBox={`0 0 ${drawn.width} ${height}`}>
        <Path d={path} fill="#000000" />
      </Svg>
      {drawn.texts.map(({ text, x, width: room }) => (
        <Text
          key={x}
          style={{
            ...{ position: 'absolute', top: 41 * scale, left: (x - (room || 8) / 2) * scale },
            ...{ width: (room || 8) * scale, textAlign: 'center', direction: 'ltr' },
            ...{
              fontSize: 9 * scale,
              lineHeight: 1.2,
              letterSpacing: text.length > 1 ? 0.9 * scale : 0,
            },
          }}
        >
          {text}
        </Text>
      ))}
    </View>
  )
}
