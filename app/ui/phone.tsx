/** A phone number as it is read, from left to right in every language. */
export function Phone({ number }: { number: string }) {
  return (
    <bdi className="num" dir="ltr">
      {spacedPhone(number)}
    </bdi>
  )
}

/**
 * A number in international form with the spaces that Norwegians put into theirs: `+4740000000` is `+47 400 00 000`,
 * `+4755000000` is `+47 55 00 00 00`. Others, whose groups we do not know, stay as they are.
 */
export function spacedPhone(number: string): string {
  const mobile = /^\+47([49]\d\d)(\d\d)(\d{3})$/u.exec(number)
  const other = /^\+47(\d\d)(\d\d)(\d\d)(\d\d)$/u.exec(number)
  const groups = (mobile ?? other)?.slice(1)
  return groups ? ['+47', ...groups].join(' ') : number
}
