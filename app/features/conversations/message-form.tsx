import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import {
  type ContactForm,
  contactTopics,
  longestContactText,
  longestSubject,
} from '#domain/conversations.ts'
import { currentPrefix } from '#app/platform/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FormStart } from './conversations.functions.ts'
import { FileField } from './file-field.tsx'
import { topicWords } from './topic-words.ts'
import { type MessageForm as Form, useMessage } from './use-message.ts'

interface MessageFormProps {
  form: ContactForm
  start: FormStart
  onSent: (number: string) => void
}

/** Writes to the factory. Without scripts the browser sends the form itself, and the page comes back with what is wrong. */
export function MessageForm({ form: kind, start, onSent }: MessageFormProps) {
  const { t, i18n } = useLingui()
  const form = useMessage({ form: kind, start, onSent })
  const prefix = currentPrefix()
  const path = `/${kind}`
  const { values, file, isBusy, isProving } = form
  const { posted } = start
  const [count, most] = [values.text.length, longestContactText].map((each) => i18n.number(each))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const decoy = new FormData(event.currentTarget).get('decoy')
    if (!file.isSending) void form.submit(typeof decoy === 'string' ? decoy : '')
  }
  const field = (name: 'name' | 'email' | 'orderNumber' | 'text') => ({
    ...form.field(name),
    error: form.errorAt(name),
  })
  return (
    <form
      action={prefix ? prefixedPath(path, prefix) : path}
      className="contact-form"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <FieldSummary wrong={wrongFieldsOf(form)} />
      <input name="shownAt" type="hidden" value={start.shownAt} />
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor={`${kind}-decoy`}>{t`Leave this field empty`}</label>
        <input autoComplete="off" id={`${kind}-decoy`} name="decoy" tabIndex={-1} type="text" />
      </div>
      <div className="contact-pair">
        <TextField
          {...field('name')}
          autoComplete="name"
          dir="auto"
          label={t`Name`}
          maxLength={longestSubject}
        />
        <TextField
          {...field('email')}
          autoComplete="email"
          dir="ltr"
          inputMode="email"
          label={t`E-mail`}
          type="email"
        />
      </div>
      <div id={form.part('topic').id} tabIndex={-1}>
        <Pills
          error={form.errorAt('topic')}
          legend={t`It is about`}
          name="topic"
          onChange={(topic) => form.change({ topic })}
          pills={contactTopics.map((topic) => ({
            value: topic,
            label: i18n._(topicWords[topic]),
          }))}
          value={values.topic}
        />
      </div>
      <div className="contact-order" data-shown={values.topic === 'order' || undefined}>
        <TextField
          {...field('orderNumber')}
          autoComplete="off"
          dir="ltr"
          hint={t`It stands on top of the confirmation that you got.`}
          isOptional
          label={t`Order number`}
        />
      </div>
      <TextArea
        {...field('text')}
        dir="auto"
        hint={
          <span className="contact-count">
            <span>{t`At least ten characters.`}</span>
            <span className="num needs-script">{t`${count} of ${most} characters`}</span>
          </span>
        }
        label={t`Message`}
        maxLength={longestContactText}
        rows={6}
      />
      <FileField error={posted?.errors['file'] ?? posted?.errors['fileId']} files={file} />
      <FormError text={form.message ?? (posted?.message || undefined)} />
      <p aria-live="polite" className="contact-proof empty:hidden">
        {isProving
          ? t`A short check that no machine is writing. There is nothing for you to do.`
          : ''}
      </p>
      <div className="contact-send">
        <Button isBusy={isBusy || file.isSending} size="l" type="submit">
          <Trans>Send the message</Trans>
        </Button>
        <small>
          <Trans>
            We use what you write to answer you, and delete it 24 months after the last word.
          </Trans>
        </small>
      </div>
    </form>
  )
}

/** In the order of the page. */
function wrongFieldsOf(form: Form) {
  return (['name', 'email', 'topic', 'orderNumber', 'text'] as const).flatMap((name) => {
    const sentence = form.errorAt(name)
    return sentence === undefined ? [] : [{ id: form.part(name).id, sentence }]
  })
}
