import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { longestQuoteMessage } from '#domain/quotes.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { chosenOf, ChooseLines } from './choose-lines.tsx'
import type { ShownQuote } from './use-quote.ts'

interface WriteMessageProps {
  quote: QuoteView
  take: ShownQuote['take']
}

/** A message to sales; where they have asked, the answer. What somebody was writing when the quote ended stays to be copied. */
export function WriteMessage({ quote, take }: WriteMessageProps) {
  const { t } = useLingui()
  const form = useForm({ text: '', lines: '' })
  const { text, lines } = form.values
  if (!quote.can.write && text === '') return null
  const isAnswer = quote.status === 'needs_info'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { text, lineIds: chosenOf(lines) }
    const written = await form.send((key) => take('messages', body, key))
    if (written) form.change({ text: '', lines: '' })
  }
  return (
    <form
      className="needs-script no-print mt-5 grid gap-3"
      id="write"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        {...form.field('text')}
        dir="auto"
        label={isAnswer ? t`Your answer to us` : t`Write to us`}
        maxLength={longestQuoteMessage}
        placeholder={isAnswer ? undefined : t`Ask about a line, or about all of it`}
        readOnly={form.isBusy}
        rows={3}
      />
      <FormError text={form.message} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ChooseLines
          chosen={lines}
          lines={quote.offer?.lines ?? quote.lines}
          onChoose={(chosen) => form.change({ lines: chosen })}
        />
        <Button isBusy={form.isBusy} type="submit" variant={isAnswer ? 'primary' : 'outline'}>
          {isAnswer ? <Trans>Send the answer</Trans> : <Trans>Send message</Trans>}
        </Button>
      </div>
    </form>
  )
}
