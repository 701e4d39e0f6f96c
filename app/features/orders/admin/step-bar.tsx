import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedOrder, StaffStep, SteppedOrders } from '#domain/admin-orders.schema.ts'
import { orderSteps } from '#domain/orders.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import { stepWords } from './step-words.ts'

interface StepBarProps {
  /** The chosen ones. */
  ids: readonly string[]
  orders: readonly ListedOrder[]
  onChanged: () => Promise<void>
  onGiveUp: () => void
  /** Hears which orders stayed where they are, and why. */
  onStepped: (stepped: SteppedOrders) => void
}

/** The steps that several orders can take without a word of explanation. */
const together = ['confirm', 'start_picking', 'pack_ready', 'ship', 'hand_over'] as const

/** What can be done with the chosen orders at once; each button says how many of them it moves. */
export function StepBar({ ids, orders, onChanged, onGiveUp, onStepped }: StepBarProps) {
  const { t, i18n } = useLingui()
  const { send, isSaving, isBusy, message } = useSave({
    onOutdated: onChanged,
  })
  const chosen = orders.filter(({ id }) => ids.includes(id))
  const take = async (step: StaffStep, able: readonly ListedOrder[]) => {
    const body = { ids: able.map(({ id }) => id), step }
    const answer = await send<SteppedOrders>(
      (idempotencyKey) =>
        callTwice('/admin/orders/steps', {
          method: 'POST',
          body,
          idempotencyKey,
        }),
      {
        content: body,
        // Before the list is read anew, which takes the bar away with the orders that have moved on.
        onAnswer: (told) => told.ok && onStepped(told.value),
      },
    )
    if (!answer?.ok) return
    const { done } = answer.value
    if (done > 0)
      notifyStaff.success(
        t`${plural(done, { one: '# order moved on', other: '# orders moved on' })}`,
      )
  }
  const count = ids.length
  return (
    <section
      aria-label={t`With the chosen orders`}
      className="sticky top-0 z-2 flex flex-wrap items-center gap-2 border-b border-[var(--border)] bg-[var(--card)] px-[var(--ws-gutter)] py-2"
    >
      <UnsavedGuard isDirty={false} isSaving={isSaving} />
      <strong>
        <Plural one="# chosen" other="# chosen" value={count} />
      </strong>
      {together.map((step) => {
        const able = chosen.filter((order) => canTake(order, step))
        if (able.length === 0) return null
        const words = i18n._(stepWords[step])
        return (
          <FocusHandoffButton
            isBusy={isBusy}
            key={step}
            onClick={({ detail }) => detail < 2 && void take(step, able)}
            size="s"
            variant="outline"
          >
            {`${words} (${i18n.number(able.length)})`}
          </FocusHandoffButton>
        )
      })}
      <ButtonLink size="s" to={`/admin/orders/papers?ids=${ids.join(',')}`} variant="outline">
        <Trans>Pick list</Trans>
      </ButtonLink>
      <ButtonLink
        size="s"
        to={`/admin/orders/papers?list=packing&ids=${ids.join(',')}`}
        variant="outline"
      >
        <Trans>Packing lists</Trans>
      </ButtonLink>
      <FocusHandoffButton onClick={onGiveUp} size="s" variant="plain">
        <Trans>Choose none</Trans>
      </FocusHandoffButton>
      <div className="w-full" role="alert">
        {message && <p className="ws-note">{message}</p>}
      </div>
    </section>
  )
}

function canTake({ status, shippingKind }: ListedOrder, step: (typeof together)[number]): boolean {
  const from: readonly (string | null)[] = orderSteps[step].from
  if (!from.includes(status)) return false
  if (step === 'pack_ready') return shippingKind === 'pickup'
  // Each parcel has a number of its own.
  return step !== 'ship' || shippingKind === 'own_van'
}
