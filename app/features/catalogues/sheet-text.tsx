import type { SheetGoods, SheetText } from '#domain/catalogues.schema.ts'

/** The factory's words; those in another language than the sheet say so, and end with °. */
export function SourceText({ text }: { text: SheetText }) {
  if (text.lang === undefined) return text.text
  return (
    <>
      <bdi lang={text.lang}>{text.text}</bdi>
      <span>°</span>
    </>
  )
}

/** A sentence of which some words stand out. */
export function Pieces({ pieces }: { pieces: SheetGoods['allergens'] }) {
  // A text's pieces have no names of their own, and they never change places.
  return pieces.map(({ text, isStrong }, index) =>
    isStrong ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  )
}
