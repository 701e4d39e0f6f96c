import { Link, Text, View } from '@react-pdf/renderer'
import type { SheetGoods } from '#domain/catalogues.schema.ts'
import { type Flow, ink, paper, quiet } from './paper.ts'
import { PaperText, printed, SourceText } from './paper-text.tsx'

interface PieceProps {
  goods: SheetGoods
  flow: Flow
}

/** The name, which leads to the page of the product. */
export function GoodsName({
  goods: { name, path },
  flow,
  origin,
  fontSize,
  maxLines,
}: PieceProps & { origin: string; fontSize: number; maxLines?: number }) {
  return (
    <Link src={origin + path} style={{ textDecoration: 'none', color: ink }}>
      <SourceText
        flow={flow}
        style={{
          ...{ ...paper.heading, fontSize },
          ...(maxLines === undefined ? {} : { maxLines, textOverflow: 'ellipsis' as const }),
        }}
        text={name}
      />
    </Link>
  )
}

/** What it contains. Never shortened: half of it could be taken for all. */
export function GoodsPieces({
  pieces,
  flow,
  fontSize = 8,
  isFigure = false,
}: {
  pieces: SheetGoods['allergens']
  flow: Flow
  fontSize?: number
  isFigure?: boolean
}) {
  if (pieces.length === 0) return null
  // Each piece is set by its own direction, and inherits none.
  const direction = isFigure ? 'ltr' : flow.direction
  return (
    <Text
      style={{
        direction,
        textAlign: flow.start,
        fontSize,
        lineHeight: 1.35,
      }}
    >
      {pieces.map(({ text, isStrong }, at) => (
        <Text key={`${at} ${text}`} style={{ direction, ...(isStrong ? paper.strong : {}) }}>
          {printed(text, flow)}
        </Text>
      ))}
    </Text>
  )
}

/** The price with what belongs to it, and the item number. */
export function GoodsPrices({
  goods: { price, priceNotes, sku },
  flow,
  fontSize = 14,
}: PieceProps & { fontSize?: number }) {
  const small = { fontSize: 8, color: quiet }
  return (
    <View>
      {price !== undefined && (
        <PaperText
          flow={flow}
          isFigure={isAmount(price)}
          style={{ fontSize, fontWeight: 700, lineHeight: 1.25 }}
        >
          {price}
        </PaperText>
      )}
      {priceNotes.map((note) => (
        <PaperText flow={flow} isFigure={isAmount(note)} key={note} style={small}>
          {note}
        </PaperText>
      ))}
      <PaperText flow={flow} isFigure style={small}>
        {sku}
      </PaperText>
    </View>
  )
}

/** An amount begins with its digits; a sentence about one does not. */
function isAmount(text: string): boolean {
  return /^\d/u.test(text)
}
