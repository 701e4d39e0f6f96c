import { markedPieces } from '#domain/marked-text.ts'

/** A list of ingredients with its allergens in bold, as the law wants them to stand out. */
export function Ingredients({ text }: { text: string }) {
  // A text's pieces have no names of their own, and they never change places.
  return (
    <p>
      {markedPieces(text).map((piece, index) =>
        piece.isStrong ? (
          <strong key={index}>{piece.text}</strong>
        ) : (
          <span key={index}>{piece.text}</span>
        ),
      )}
    </p>
  )
}
