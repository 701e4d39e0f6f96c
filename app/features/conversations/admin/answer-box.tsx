import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { longestContactText } from '#domain/conversations.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { TemplateChoice } from '#app/features/reply-templates/admin/template-choice.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { type Form, useForm } from '#app/ui/use-form.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { type WrittenKind, writtenKinds } from './written-kinds.ts'
import type { ConversationProps } from './conversation-props.ts'

/** Where the answer is written, or a note for us; what is typed for the one stays while the other is looked at. */
export function AnswerBox(props: ConversationProps) {
  const { t } = useLingui()
  const { can } = props.conversation
  const answer = useForm({ text: '' }, props.onChanged)
  const [wanted, setWanted] = useState<WrittenKind>('answer')
  const { kinds, shown } = writtenKinds({
    canAnswer: can.answer,
    typed: answer.values.text,
    wanted,
  })
  const words: Record<WrittenKind, string> = { answer: t`Answer by e-mail`, note: t`Note for us` }
  return (
    <div className="inbox-write">
      <div aria-label={t`What you write`} className="inbox-kinds" role="group">
        {kinds.map((each) => (
          <button
            aria-pressed={each === shown}
            key={each}
            onClick={() => setWanted(each)}
            type="button"
          >
            {words[each]}
          </button>
        ))}
      </div>
      {kinds.includes('answer') && (
        <div hidden={shown !== 'answer'}>
          <WriteAnswer {...props} form={answer} />
        </div>
      )}
      <div hidden={shown !== 'note'}>
        <WriteNote {...props} />
      </div>
    </div>
  )
}

interface AnswerProps extends ConversationProps {
  form: Form<{ text: string }>
}

/** It names the revision that is shown: what a colleague has said meanwhile is read before it is sent. */
function WriteAnswer({ conversation, form }: AnswerProps) {
  const { t } = useLingui()
  const languageName = useLanguageName()
  const { id, rev, email, languageCode, templates, can } = conversation
  const language = languageName(languageCode)
  const { text } = form.values
  const send = async (close: boolean) => {
    if (text.trim() === '') return
    const sent = await form.send((idempotencyKey) => {
      const body = { rev, text, close }
      return callTwice(`/admin/conversations/${id}/answers`, {
        ...{ method: 'POST', body, idempotencyKey },
      })
    })
    if (!sent) return
    form.change({ text: '' })
    notifyStaff.success(t`On its way to ${email}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(false)
  }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={submit}>
      <UnsavedGuard isDirty={text !== ''} isSaving={form.isBusy && text !== ''} />
      <TextArea
        {...form.field('text')}
        dir="auto"
        label={t`Your answer`}
        lang={languageCode}
        maxLength={longestContactText}
        readOnly={form.isBusy}
        rows={3}
      />
      <TemplateChoice
        onChange={(typed) => form.change({ text: typed })}
        templates={templates}
        text={text}
      />
      <FormError text={form.message} />
      <div className="inbox-send">
        <small>
          <Trans>
            Goes to <bdi dir="ltr">{email}</bdi>. Language: <bdi>{language}</bdi>.
          </Trans>
        </small>
        <Button
          disabled={!can.answer}
          isBusy={form.isBusy}
          onClick={() => void send(true)}
          variant="outline"
        >
          <Trans>Answer and close</Trans>
        </Button>
        <Button disabled={!can.answer} isBusy={form.isBusy} type="submit">
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  )
}

function WriteNote({ conversation, onChanged }: ConversationProps) {
  const { t } = useLingui()
  const form = useForm({ text: '' }, onChanged)
  const { text } = form.values
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const saved = await form.send((idempotencyKey) =>
      callTwice(`/admin/conversations/${conversation.id}/notes`, {
        ...{ method: 'POST', body: { text }, idempotencyKey },
      }),
    )
    if (!saved) return
    form.change({ text: '' })
    notifyStaff.success(t`Saved`)
  }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <UnsavedGuard isDirty={text !== ''} isSaving={form.isBusy && text !== ''} />
      <TextArea
        {...form.field('text')}
        dir="auto"
        label={t`New note`}
        maxLength={longestContactText}
        readOnly={form.isBusy}
        rows={3}
      />
      <FormError text={form.message} />
      <div className="inbox-send">
        <small>
          <Trans>Only you who work here see this</Trans>
        </small>
        <Button isBusy={form.isBusy} type="submit">
          <Trans>Save note</Trans>
        </Button>
      </div>
    </form>
  )
}
