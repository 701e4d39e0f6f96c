import { Trans, useLingui } from '@lingui/react/macro'
import { type AdminQuote } from '#domain/admin-quotes.schema.ts'
import { longestQuoteMessage } from '#domain/quotes.ts'
import { TemplateChoice } from '#app/features/reply-templates/admin/template-choice.tsx'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface QuoteMessagesProps {
  quote: AdminQuote
  onChanged: () => Promise<void>
}

/** What buyer and sales have written, and the notes that only those who work here read. */
export function QuoteMessages({ quote, onChanged }: QuoteMessagesProps) {
  const notes = quote.messages.filter(({ isInternal }) => isInternal)
  return (
    <>
      <SaidWithBuyer onChanged={onChanged} quote={quote} />
      {(notes.length > 0 || quote.can.note) && (
        <h3 className="flex flex-wrap justify-between gap-x-4">
          <span>
            <Trans>Internal notes</Trans>
          </span>
          <small className="ws-quiet font-normal">
            <Trans>Only you who work here see this</Trans>
          </small>
        </h3>
      )}
      <ol className="grid gap-2">
        {notes.map((note) => (
          <li className="rounded-[var(--radius-m)] bg-[var(--muted)] px-3 py-2" key={note.id}>
            <Written message={note} />
          </li>
        ))}
      </ol>
      {quote.can.note && <WriteNote onChanged={onChanged} quote={quote} />}
    </>
  )
}

/** What somebody was writing when the quote ended under them stays to be copied. */
function SaidWithBuyer(props: QuoteMessagesProps) {
  const { quote } = props
  const writing = useWriting(props, 'message')
  const said = quote.messages.filter(({ isInternal }) => !isInternal)
  const mayWrite = (quote.draft !== null && quote.can.edit) || writing.form.values.text !== ''
  return (
    <>
      {(said.length > 0 || mayWrite) && (
        <h3>
          <Trans>Said with the buyer</Trans>
        </h3>
      )}
      <ol>
        {said.map((message) => (
          <li className="border-b border-[var(--border)] py-2" key={message.id}>
            <Written message={message} />
          </li>
        ))}
      </ol>
      {mayWrite && <WriteToBuyer quote={quote} writing={writing} />}
    </>
  )
}

function Written({ message }: { message: AdminQuote['messages'][number] }) {
  const { authorName, text, about, at } = message
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>
          <bdi>{authorName}</bdi>
        </strong>
        <small className="ws-quiet">
          <Moment at={at} />
        </small>
      </p>
      {about.length > 0 && (
        <small className="ws-quiet">
          <bdi>{about.join(', ')}</bdi>
        </small>
      )}
      <p className="whitespace-pre-line" dir="auto">
        {text}
      </p>
    </>
  )
}

function useWriting({ quote, onChanged }: QuoteMessagesProps, kind: string) {
  const { t } = useLingui()
  const form = useForm({ text: '', kind }, onChanged)
  const save = async () => {
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/quotes/${quote.id}/messages`, {
        ...{ method: 'POST', body: form.values, idempotencyKey },
      }),
    )
    if (!done) return
    form.change({ text: '', kind })
    notifyStaff.success(form.values.kind === 'note' ? t`Saved` : t`Sent`)
  }
  return { form, save }
}

interface WriteToBuyerProps {
  quote: AdminQuote
  writing: ReturnType<typeof useWriting>
}

/** A message, or a question: that stops the clock until the buyer has answered. */
function WriteToBuyer({ quote, writing: { form, save } }: WriteToBuyerProps) {
  const { t } = useLingui()
  const { contact } = quote
  return (
    <RecordForm isDirty={form.values.text !== ''} onCancel={form.reset} onSave={save} saving={form}>
      <TextArea
        {...form.field('text')}
        dir="auto"
        lang={quote.languageCode}
        label={t`Write to ${contact}`}
        maxLength={longestQuoteMessage}
        readOnly={form.isBusy}
        rows={2}
      />
      <TemplateChoice
        onChange={(text) => form.change({ text })}
        templates={quote.templates}
        text={form.values.text}
      />
      {quote.can.ask && form.values.text !== '' && (
        <SelectField {...form.field('kind')} className="max-w-80" label={t`It is`}>
          <option value="message">{t`a message`}</option>
          <option value="question">{t`a question: the clock stops until they answer`}</option>
        </SelectField>
      )}
    </RecordForm>
  )
}

function WriteNote(props: QuoteMessagesProps) {
  const { t } = useLingui()
  const { form, save } = useWriting(props, 'note')
  return (
    <RecordForm isDirty={form.values.text !== ''} onCancel={form.reset} onSave={save} saving={form}>
      <TextArea
        {...form.field('text')}
        dir="auto"
        label={t`New note`}
        maxLength={longestQuoteMessage}
        readOnly={form.isBusy}
        rows={2}
      />
    </RecordForm>
  )
}
