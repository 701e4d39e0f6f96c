import { useEffect, useRef, useState } from 'react'
import { isOnline } from '#domain/checkout.ts'
import type { DishCheckout, OrderedDishes } from '#domain/restaurant-checkout.schema.ts'
import { findPlaced, holdTime, readCheckout, sendDishes } from './guest-calls.ts'
import {
  dishOrderOf,
  emptyGuest,
  forgetTyped,
  type GuestErrors,
  guestErrors,
  guestFieldId,
  guestFields,
  type GuestValues,
  keepTyped,
  refusedGuestFields,
  typedBefore,
} from './guest-form.ts'
import { useTable } from './table.store.ts'

/** Who fills in the form, as far as an account knows. */
export type KnownGuest = Partial<Pick<GuestValues, 'name' | 'phone' | 'email'>>

export type PlacingState = 'idle' | 'sending' | 'retrying' | 'unreachable'

/** What a guest types and chooses, what is wrong with it, and the order when the button is pressed. What was typed is kept for this tab. */
export function useGuestForm(
  first: DishCheckout,
  { known, onPlaced }: { known: KnownGuest; onPlaced: (order: OrderedDishes) => void },
) {
  const [view, setView] = useState(first)
  const [values, setValues] = useState<GuestValues>({ ...emptyGuest, ...known, mode: first.mode })
  const [errors, setErrors] = useState<GuestErrors>({})
  const [message, setMessage] = useState<string>()
  const [heldUntil, setHeldUntil] = useState<number>()
  const [placing, setPlacing] = useState<PlacingState>('idle')
  const wantedFocus = useRef<string>(undefined)
  const { id } = first.restaurant
  const table = useTable(id)?.token ?? ''

  useEffect(() => {
    if (!wantedFocus.current) return
    document.getElementById(wantedFocus.current)?.focus()
    wantedFocus.current = undefined
  })

  // What the device knows: what was typed, an order whose answer was lost, and the table, which the server could not know.
  useEffect(() => {
    setValues((before) => ({ ...before, ...typedBefore() }))
    void resume()

    async function resume() {
      const placed = first.lines.length === 0 ? await findPlaced(id) : undefined
      if (placed) onPlaced(placed)
      const now = placed === undefined && table ? await refresh('eat_in') : first
      if (placed === undefined && now && now.asapAt !== null && now.lines.length > 0)
        await hold({ mode: now.mode, slotAt: now.asapAt })
    }
    // Once for each table: the rest is what the page began with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table])

  async function refresh(mode: GuestValues['mode'] = values.mode) {
    const answer = await readCheckout(id, { mode, table })
    if (!answer.ok) return undefined
    setView(answer.value)
    setValues((before) => ({ ...before, mode, slotAt: freeOr(before.slotAt, answer.value) }))
    return answer.value
  }

  async function hold(wanted: { mode: GuestValues['mode']; slotAt: number }) {
    const answer = await holdTime(id, wanted)
    setHeldUntil(answer.ok ? answer.value.until : undefined)
    if (answer.ok || answer.reason !== 'refused') return
    setErrors((before) => ({ ...before, slotAt: answer.error.message }))
    await refresh(wanted.mode)
  }

  function change(fields: Partial<GuestValues>) {
    const next = { ...values, ...fields }
    setValues(next)
    keepTyped(next)
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))),
    )
    if (fields.mode && fields.mode !== values.mode) void refresh(fields.mode)
    const slotAt = fields.slotAt === null ? view.asapAt : fields.slotAt
    if (slotAt != null) void hold({ mode: next.mode, slotAt })
  }

  async function submit() {
    if (placing === 'sending' || placing === 'retrying') return
    setMessage(undefined)
    const order = dishOrderOf(values, view, table)
    const wrong = guestErrors(order.form, view)
    if (tell(wrong)) return
    setPlacing('sending')
    const answer = await sendDishes(id, order, () => setPlacing('retrying'))
    if (answer.ok) {
      // What was typed for an order that is not paid in the end is not typed again.
      if (!isOnline(values.payment)) forgetTyped()
      onPlaced(answer.value)
      return
    }
    if (answer.reason !== 'refused' || answer.error.retryable) {
      setPlacing('unreachable')
      return
    }
    setPlacing('idle')
    const isAtField = tell(refusedGuestFields(answer.error))
    const more = answer.error.fields?.slice(1).map((each) => each.message) ?? []
    setMessage(isAtField ? undefined : [answer.error.message, ...more].join(' '))
    if (!isAtField) wantedFocus.current = 'guest-message'
    await refresh()
  }

  /** Shows what is wrong; true where a field is. */
  function tell(wrong: GuestErrors): boolean {
    setErrors(wrong)
    const field = guestFields.find((name) => wrong[name] !== undefined)
    if (field) wantedFocus.current = guestFieldId(field)
    return field !== undefined
  }

  return { view, values, errors, message, heldUntil, placing, change, submit, refresh }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

/** The chosen time where it can still be had; else as soon as possible. */
function freeOr(slotAt: number | null, { days }: DishCheckout): number | null {
  const isFree = days.some(({ slots }) => slots.some((slot) => slot.at === slotAt && slot.isFree))
  return isFree ? slotAt : null
}
