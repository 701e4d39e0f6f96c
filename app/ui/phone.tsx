import { phoneText } from '#domain/phone.ts'

/** A phone number as it is read, from left to right in every language. */
export function Phone({ number }: { number: string }) {
  return (
    <bdi className="num" dir="ltr">
      {phoneText(number)}
    </bdi>
  )
}
