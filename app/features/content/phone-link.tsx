interface PhoneLinkProps {
  number: string
  /** As people read it, where the number is kept for programs. */
  text?: string | null
  /** Where the number is an editable text: its page and content key. */
  page?: string
  name?: string
}

/** A telephone number to call, which keeps its own direction. */
export function PhoneLink({ number, text, page, name }: PhoneLinkProps) {
  return (
    <a className="quiet-link" href={`tel:${number.replaceAll(/[^\d+]/gu, '')}`}>
      <bdi className="num" data-content={page && name && `${page}.${name}`} dir="ltr">
        {text ?? number}
      </bdi>
    </a>
  )
}
