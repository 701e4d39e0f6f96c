import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'

/** What belongs together, such as an order's number: a narrow mail would break it at its hyphens. */
export function Unbroken({ children }: { children: string }) {
  return <span style={mailStyle.unbroken}>{children}</span>
}

/** A sentence that names an order's number. */
export function NumberedSentence({ text, number }: { text: string; number: string }) {
  const [before, ...after] = text.split(number)
  return (
    <>
      {before}
      {after.map((rest, index) => (
        <span key={index}>
          <Unbroken>{number}</Unbroken>
          {rest}
        </span>
      ))}
    </>
  )
}
