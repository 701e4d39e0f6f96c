import '#app/styles/contact.css'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ContactForm } from '#domain/conversations.ts'
import type { FormStart } from './conversations.functions.ts'
import { MessageForm } from './message-form.tsx'
import { ReachPanel } from './reach-panel.tsx'
import { SentMessage } from './sent-message.tsx'

interface ContactSectionProps {
  form: ContactForm
  start: FormStart
  /** The number of what was sent, once it was. */
  sent: string | undefined
}

/** The form by which anybody writes to the factory, with the other ways beside it; once sent, what became of it in its place. */
export function ContactSection({ form, start, sent }: ContactSectionProps) {
  const navigate = useNavigate()
  return (
    <div className="wrap contact-section" id="write">
      {sent === undefined ? (
        <section aria-labelledby="write-to-us">
          <h2 id="write-to-us">
            <Trans>Write to us</Trans>
          </h2>
          <MessageForm
            form={form}
            onSent={(number) =>
              void navigate({ to: `/${form}`, search: { sent: number }, hash: 'write' })
            }
            start={start}
          />
        </section>
      ) : (
        <SentMessage form={form} number={sent} />
      )}
      <ReachPanel form={form} />
    </div>
  )
}
