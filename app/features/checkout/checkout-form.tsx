import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CheckoutView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { CartShown } from './cart-shown.ts'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { EmailCodeDialog } from './email-code-dialog.tsx'
import {
  errorsOf,
  type FieldErrors,
  firstWrong,
  isAnswered,
  refusedFields,
} from './field-errors.ts'
import { fieldId, FieldSummary } from './field-summary.tsx'
import { formId } from './form-id.ts'
import { MinimumNote } from './minimum-note.tsx'
import { NoteSection } from './note-section.tsx'
import { type Buyer, type FieldName, orderOf } from './order-form.ts'
import { OrderPanel } from './order-panel.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ScriptNote } from './script-note.tsx'
import { OrderNote } from './order-note.tsx'
import { useFollowedCart } from './use-followed-cart.ts'
import { useOrderForm } from './use-order-form.ts'
import { usePlacing } from './use-placing.ts'
import type { ViewRefusal } from './use-checkout-view.ts'

export interface CheckoutFormProps {
  intro: ReactNode
  view: CheckoutView
  /** Why what is shown could not be brought up to date. */
  refusal: ViewRefusal | undefined
  buyer: Buyer
  cart: readonly CartShown[] | undefined
  isCartSaving: boolean
  refresh: (postcode: string, key?: string) => Promise<CheckoutView | undefined>
  onRemove: (lineId: string) => void
  onCartChanged: () => void
  onPlaced: (order: PlacedOrder) => void
}

/** The order form with its summary. Nothing is ordered before the button says so. */
export function CheckoutForm(props: CheckoutFormProps) {
  const {
    intro,
    view,
    refusal,
    buyer,
    cart,
    isCartSaving,
    refresh,
    onRemove,
    onCartChanged,
    onPlaced,
  } = props
  const form = useOrderForm(view, buyer)
  const { values, errors, setErrors } = form
  const [orderError, setOrderError] = useState<ErrorBody>()
  const [asked, setAsked] = useState({ email: '', isOpen: false })
  const wantedFocus = useRef<string>(undefined)

  const placing = usePlacing(buyer, {
    onPlaced,
    onRefused: (error) => {
      if (error.code === 'email_unproven') {
        setAsked({ email: values.email, isOpen: true })
        return
      }
      const wrong = refusedFields(error)
      showErrors(wrong)
      setOrderError(firstWrong(wrong) ? undefined : error)
      if (!firstWrong(wrong)) wantedFocus.current = 'form-message'
      void refresh(values.postcode)
      onCartChanged()
    },
  })

  // An order on its way is answered first: what it took leaves the cart by itself.
  const isBehind = useFollowedCart({
    view,
    refusal,
    cart: placing.state === 'idle' ? cart : undefined,
    isCartSaving,
    askAnew: () => void refresh(values.postcode),
    onCartChanged,
  })

  useEffect(() => {
    if (!wantedFocus.current) return
    document.getElementById(wantedFocus.current)?.focus()
    wantedFocus.current = undefined
  })

  function showErrors(wrong: FieldErrors) {
    setErrors(wrong)
    leadTo(firstWrong(wrong))
  }

  function leadTo(field: FieldName | undefined) {
    if (field) wantedFocus.current = fieldId(field)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBehind) return
    setOrderError(undefined)
    const wrong = errorsOf(values, view)
    showErrors(wrong)
    if (!firstWrong(wrong)) void placing.send(orderOf(values, view))
    // A question that got no answer is asked again: the days depend on it.
    else if (!isAnswered(values, view)) void tellAnew()
  }

  /** What was wrong was so before the postcode was answered: who waits at it is led on to what is wrong now. */
  async function tellAnew() {
    const now = await refresh(values.postcode)
    if (!now) return
    const wrong = errorsOf(form.valuesFor(now), now)
    setErrors(wrong)
    if (document.activeElement?.id === fieldId('postcode')) leadTo(firstWrong(wrong))
  }

  function goOn() {
    setAsked(({ email }) => ({ email, isOpen: false }))
    void placing.send(orderOf(values, view))
  }

  const sections = { form, view }
  return (
    <div className="checkout">
      <div>
        {intro}
        <ScriptNote />
        <MinimumNote minimum={view.minimum} />
        <form className="needs-script" id={formId} method="post" noValidate onSubmit={submit}>
          <FieldSummary errors={errors} />
          <OrderNote error={orderError} refusal={refusal} view={view} />
          <ContactSection {...sections} />
          <DeliverySection onPostcode={(postcode) => void refresh(postcode)} {...sections} />
          <PaymentSection {...sections} />
          <NoteSection {...sections} />
        </form>
      </div>
      <OrderPanel
        cart={cart}
        isBehind={isBehind}
        onRemove={onRemove}
        placing={placing.state}
        values={values}
        view={view}
      />
      <EmailCodeDialog
        {...asked}
        onClose={() => setAsked(({ email }) => ({ email, isOpen: false }))}
        onProven={goOn}
      />
    </div>
  )
}
