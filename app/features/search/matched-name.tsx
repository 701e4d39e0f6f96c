import { matchPieces } from '#domain/match-pieces.ts'

/** A name with what was searched for marked. */
export function MatchedName({ name, query }: { name: string; query: string }) {
  return (
    <b>
      {matchPieces(name, query).map((piece, index) =>
        piece.isStrong ? (
          <mark key={index}>{piece.text}</mark>
        ) : (
          <span key={index}>{piece.text}</span>
        ),
      )}
    </b>
  )
}
