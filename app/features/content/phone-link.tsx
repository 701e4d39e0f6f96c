interface PhoneLinkProps {
  number: string
  /** Where the number is an editable text: its page and content key. */
  page?: string
  name?: string
}

/** A telephone number to call, which keeps its own direction. */
export function PhoneLink({ number, page, name }: PhoneLinkProps) {
  return (
    <a className="quiet-link" href={`tel:${number.replaceAll(/[^\d+]/gu, '')}`}>
      <bdi className="num" data-content={page && name && `${page}.${name}`} dir="ltr">
        {number}
      </bdi>
    </a>
  )
}
