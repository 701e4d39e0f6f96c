import { useEffect, useRef, useState } from 'react'
import type { QuoteStart, RequestedQuote } from '#domain/quote-request.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { type BasketLine, without } from '#app/features/quotes/basket/basket.ts'
import { useForm } from '#app/ui/use-form.ts'
import { askForGoods, productsOf } from './goods.store.ts'
import { forgetRequest, keepRequest, keepSent, typedRequest } from './request-storage.ts'
import { sentValues, startValues } from './request-values.ts'
import { refusedLines, requestedLine, sendRequest } from './send-request.ts'
import type { QuoteFiles } from './use-quote-files.ts'

interface Request {
  start: QuoteStart
  /** The account of who asks; empty for a guest. */
  buyerId: string
  lines: readonly BasketLine[]
  files: QuoteFiles
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
  onSent: () => void
}

export type RequestForm = ReturnType<typeof useRequest>

/** What is typed of a request, kept for this tab until it is sent; it is sent once, and only then leaves the basket. */
export function useRequest({ start, buyerId, lines, files, onChange, onSent }: Request) {
  const form = useForm(startValues(start))
  const { values, change } = form
  const isTakenUp = useRef(false)
  const [lineErrors, setLineErrors] = useState<Partial<Record<string, string>>>({})

  useEffect(() => {
    if (isTakenUp.current) keepRequest(buyerId, values)
  }, [buyerId, values])
  useEffect(() => {
    isTakenUp.current = true
    const typed = typedRequest(buyerId)
    if (typed) change(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the page before has kept is taken up once
  }, [])

  /** What the lines were refused for stands at them, and what is gone is marked. */
  function tellAtLines(answer: ApiAnswer<RequestedQuote>) {
    if (answer.ok || answer.reason === 'unreachable') return setLineErrors({})
    const refused = refusedLines(answer.error, lines)
    setLineErrors(refused)
    const wrong = lines.filter(({ id }) => refused[id] !== undefined)
    if (wrong.length > 0) void askForGoods(productsOf(wrong))
    return undefined
  }

  async function submit() {
    // As the buyer chose them: a packing that is gone is refused at its line, and never taken for pieces.
    const body = {
      form: sentValues(values),
      lines: lines.map((line) => requestedLine(line)),
      files: files.ids,
    }
    const sent = await form.send(async () => {
      const answer = await sendRequest(body)
      tellAtLines(answer)
      return answer
    })
    if (!sent) return
    forgetRequest()
    isTakenUp.current = false
    keepSent({ ...sent, email: values.email.trim() })
    // What another tab has added meanwhile was not asked for.
    onChange((all) => lines.reduce<BasketLine[]>((left, { id }) => without(left, id), [...all]))
    onSent()
  }

  return { ...form, submit, lineErrors }
}
