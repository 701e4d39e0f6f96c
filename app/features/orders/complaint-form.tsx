import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { longestComplaint } from '#domain/after-sale.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { PictureInput } from './picture-input.tsx'
import { useSentPictures } from './use-sent-pictures.ts'

interface ComplaintFormProps {
  token: string
  onDone: (order: OrderView) => void
}

/** What is wrong, in words and pictures. The words go first: a picture that cannot be taken does not hold them up. */
export function ComplaintForm({ token, onDone }: ComplaintFormProps) {
  const { t } = useLingui()
  const form = useForm({ text: '' })
  const pictures = useSentPictures(token)
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent, setSent] = useState<OrderView>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = form.values
    const made = await form.send((idempotencyKey) =>
      callTwice<{ id: string; order: OrderView }>(`/orders/${token}/complaints`, {
        method: 'POST',
        body,
        idempotencyKey,
      }),
    )
    if (!made) return
    const { order = made.order, hasFailed } = await pictures.send(made.id, files)
    // Which picture was not taken is said until it was read.
    if (hasFailed) setSent(order)
    else onDone(order)
  }
  const isBusy = form.isBusy || pictures.isBusy
  if (sent)
    return (
      <div className="mt-4 grid gap-4">
        <p role="status">
          <Trans>Your complaint is sent. Not all pictures could be taken:</Trans>
        </p>
        <FormError text={pictures.message} />
        <Button className="justify-self-start" onClick={() => onDone(sent)} variant="outline">
          <Trans>Go on</Trans>
        </Button>
      </div>
    )
  return (
    <form
      className="mt-4 grid gap-5 no-print"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormError text={form.message} />
      <TextArea
        {...form.field('text')}
        dir="auto"
        hint={t`Which goods, what is wrong with them, and what you would like us to do.`}
        label={t`What is wrong?`}
        maxLength={longestComplaint}
        readOnly={isBusy}
      />
      <PictureInput isBusy={isBusy} isOptional label={t`Pictures`} onChoose={setFiles} />
      <Button className="justify-self-start" isBusy={isBusy} type="submit">
        <Trans>Send the complaint</Trans>
      </Button>
    </form>
  )
}
