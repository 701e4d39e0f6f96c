import { Trans, useLingui } from '@lingui/react/macro'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { longestQuoteMessage } from '#domain/quotes.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { AskDialog } from './ask-dialog.tsx'
import { chosenOf, ChooseLines } from './choose-lines.tsx'
import type { ShownQuote } from './use-quote.ts'

interface ReviseDialogProps {
  quote: QuoteView
  /** The offer as it was when the buyer began: not one that has come meanwhile. */
  version: number
  isOpen: boolean
  onClose: () => void
  take: ShownQuote['take']
}

/** Asks for another offer: what should be different, of which lines. */
export function ReviseDialog({ quote, version, isOpen, onClose, take }: ReviseDialogProps) {
  const { t } = useLingui()
  const form = useForm({ text: '', lines: '' })
  const send = async () => {
    const { text, lines } = form.values
    const body = { version, text, lineIds: chosenOf(lines) }
    const revised = await form.send((key) => take('revision', body, key))
    if (!revised) return
    form.change({ text: '', lines: '' })
    onClose()
  }
  return (
    <AskDialog
      description={
        <Trans>We answer with a new version. Until then this one cannot be accepted.</Trans>
      }
      isBusy={form.isBusy}
      isOpen={isOpen}
      label={<Trans>Ask for a new round</Trans>}
      message={form.message}
      onClose={onClose}
      onSubmit={() => void send()}
      title={<Trans>What should be different?</Trans>}
    >
      <TextArea
        {...form.field('text')}
        dir="auto"
        label={t`What you would like`}
        maxLength={longestQuoteMessage}
        readOnly={form.isBusy}
      />
      <ChooseLines
        chosen={form.values.lines}
        lines={quote.offer?.lines ?? quote.lines}
        onChoose={(lines) => form.change({ lines })}
      />
    </AskDialog>
  )
}
