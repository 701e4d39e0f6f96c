import { Trans, useLingui } from '@lingui/react/macro'
import { longestQuoteMessage } from '#domain/quotes.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { FileField } from './file-field.tsx'
import type { QuoteFiles } from './use-quote-files.ts'
import type { RequestForm } from './use-request.ts'

/** What else sales should know, in words and in files. */
export function MessageSection({ form, files }: { form: RequestForm; files: QuoteFiles }) {
  const { i18n, t } = useLingui()
  const [count, most] = [form.values.message.length, longestQuoteMessage].map((each) =>
    i18n.number(each),
  )
  return (
    <section className="step">
      <h2>
        <Trans>Message and files</Trans>
      </h2>
      <div className="step-fields">
        <TextArea
          {...form.field('message')}
          dir="auto"
          hint={<span className="num">{t`${count} of ${most} characters`}</span>}
          isOptional
          label={t`Message`}
          maxLength={longestQuoteMessage}
        />
        <FileField files={files} />
      </div>
    </section>
  )
}
