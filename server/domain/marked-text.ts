/** A piece of a text; a strong one stood between `**` marks. */
export interface TextPiece {
  text: string
  isStrong: boolean
}

/**
 * The pieces of a text with `**` marks: `Raw **milk**, salt` gives `Raw `, strong `milk`, `, salt`. A mark without a partner
 * is left out, so that no reader meets it.
 */
export function markedPieces(text: string): TextPiece[] {
  const parts = text.split('**')
  const isClosed = parts.length % 2 === 1
  return parts
    .map((part, index) => ({
      text: part,
      isStrong: index % 2 === 1 && (isClosed || index < parts.length - 1),
    }))
    .filter((piece) => piece.text !== '')
}

/** The text without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll('**', '')
}
