import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AdminOrder, longestReason, type StaffStep } from '#domain/admin-orders.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { orderStateId } from './order-state.tsx'
import { stepWords } from './step-words.ts'

interface OrderStepsProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}

/** The step that comes next, in one button; calling off asks for a reason first. What is not allowed now is not drawn. */
export function OrderSteps({ order, onChanged }: OrderStepsProps) {
  const { t, i18n } = useLingui()
  const { id, rev, number, steps } = order
  const { send, isSaving, isBusy, message } = useSave({ onOutdated: onChanged })
  const [tracking, setTracking] = useState('')
  const [reason, setReason] = useState('')
  const [isCallingOff, setIsCallingOff] = useState(false)
  const [next, ...others] = steps.filter((step) => step !== 'call_off')
  const write = (step: StaffStep, words: { tracking?: string; reason?: string } = {}) => {
    const body = { rev, step, ...words }
    return (idempotencyKey: string) =>
      callTwice<AdminOrder>(`/admin/orders/${id}/steps`, { method: 'POST', body, idempotencyKey })
  }
  const take = async (step: StaffStep) => {
    const words = step === 'ship' ? { tracking: tracking.trim() } : {}
    // How it stands is said where it stands: a message would lie over the next button.
    const answer = await send(write(step, words), { content: { rev, step, ...words } })
    // A key that is still held would press the next step.
    if (answer?.ok) document.getElementById(orderStateId)?.focus()
  }
  const button = (step: StaffStep, variant: 'primary' | 'outline') => (
    <Button
      isBusy={isBusy}
      key={step}
      // The next step stands where this one stood: what was meant for this one goes no further.
      onClick={({ detail }) => detail < 2 && void take(step)}
      variant={variant}
    >
      {i18n._(stepWords[step])}
    </Button>
  )
  return (
    <>
      <UnsavedGuard
        hasFailed={message !== undefined}
        isDirty={tracking.trim() !== '' && steps.includes('ship')}
        isSaving={isSaving}
      />
      <div className="w-full" role="alert">
        {message && <p className="ws-note">{message}</p>}
      </div>
      {steps.includes('ship') && order.shippingKind === 'post' && (
        <TextField
          autoComplete="off"
          className="w-full"
          dir="ltr"
          hint={t`The buyer gets it by mail. It can also be given later.`}
          isOptional
          label={t`Parcel number`}
          maxLength={60}
          onChange={({ target }) => setTracking(target.value)}
          value={tracking}
        />
      )}
      {next && button(next, 'primary')}
      {others.map((step) => button(step, 'outline'))}
      {steps.includes('call_off') && (
        <Button onClick={() => setIsCallingOff(true)} variant="outline">
          {i18n._(stepWords.call_off)}
        </Button>
      )}
      <ConfirmAction
        description={
          <Trans>
            The goods go back on the shelf and the buyer is told by mail. This cannot be undone.
          </Trans>
        }
        isOpen={isCallingOff}
        label={i18n._(stepWords.call_off)}
        onClose={() => setIsCallingOff(false)}
        onDone={() => void onChanged()}
        run={async (idempotencyKey) => {
          const answer = await write('call_off', { reason: reason.trim() })(idempotencyKey)
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={<Trans>Call off {number}?</Trans>}
      >
        <TextArea
          dir="auto"
          hint={t`The buyer reads it.`}
          label={t`Reason`}
          maxLength={longestReason}
          onChange={({ target }) => setReason(target.value)}
          rows={3}
          value={reason}
        />
      </ConfirmAction>
    </>
  )
}
