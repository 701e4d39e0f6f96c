import { Trans, useLingui } from '@lingui/react/macro'
import { declineReasons, longestQuoteNote } from '#domain/quotes.ts'
import { declineWords } from '#app/features/quotes/words.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { ShownQuote } from './use-quote.ts'

interface DeclineDialogProps {
  /** The offer as it was when the buyer began: not one that has come meanwhile. */
  version: number
  isOpen: boolean
  onClose: () => void
  take: ShownQuote['take']
}

/** Declines the offer, and says what decided it. */
export function DeclineDialog({ version, isOpen, onClose, take }: DeclineDialogProps) {
  const { t, i18n } = useLingui()
  const form = useForm({ reason: '', note: '' })
  const send = async () => {
    const body = { version, ...form.values }
    if (await form.send((key) => take('decline', body, key))) onClose()
  }
  return (
    <AskDialog
      description={<Trans>The offer is closed then, and you order nothing.</Trans>}
      isBusy={form.isBusy}
      isOpen={isOpen}
      label={<Trans>Decline the offer</Trans>}
      message={form.message}
      onClose={onClose}
      onSubmit={() => void send()}
      title={<Trans>Why do you decline?</Trans>}
    >
      <SelectField {...form.field('reason')} label={t`What decides it`}>
        <option value="">{t`Choose a reason`}</option>
        {declineReasons.map((reason) => (
          <option key={reason} value={reason}>
            {i18n._(declineWords[reason])}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('note')}
        dir="auto"
        isOptional
        label={t`What you would like to tell us`}
        maxLength={longestQuoteNote}
      />
    </AskDialog>
  )
}
