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

interface PiecesProps {
  pieces: SheetGoods['allergens']
  flow: Flow
  fontSize?: number
  isFigure?: boolean
}

/** What it contains. Never shortened: half of it could be taken for all. */
export function GoodsPieces({ pieces, flow, fontSize = 8, isFigure = false }: PiecesProps) {
  if (pieces.length === 0) return null
  // Ingredients that nobody has translated run as their own letters do.
  const isTurned = pieces.some(({ text }) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text))
  const direction = isFigure || !isTurned ? 'ltr' : flow.direction
  if (direction === 'rtl') return <Words {...{ pieces, flow, fontSize }} />
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

/** The engine mixes up the signs of a line that it breaks from right to left, so that each word is set by itself. */
function Words({ pieces, flow, fontSize }: Required<Omit<PiecesProps, 'isFigure'>>) {
  const words = pieces.flatMap(({ text, isStrong }) =>
    text.split(' ').flatMap((word) => (word === '' ? [] : [{ word, isStrong }])),
  )
  const style = { direction: 'rtl', textAlign: 'right', fontSize, lineHeight: 1.35 } as const
  return (
    <View style={{ flexDirection: flow.row, flexWrap: 'wrap', columnGap: fontSize * 0.28 }}>
      {words.map(({ word, isStrong }, at) => (
        <Text key={`${at} ${word}`} style={{ ...style, ...(isStrong ? paper.strong : {}) }}>
          {printed(word, flow)}
        </Text>
      ))}
    </View>
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
