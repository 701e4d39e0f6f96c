import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminProduct, ProductState } from '#domain/admin-products.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import type { ProductProps } from './product-props.ts'

/** What can be done with a product as a whole. */
export function ProductActions({
  product,
  onChanged,
}: Pick<ProductProps, 'product' | 'onChanged'>) {
  const { t } = useLingui()
  const { go } = useList()
  const { id, rev, state, facts } = product
  const isDish = product.restaurantId !== null
  const { send, isSaving, isBusy, message } = useSave({ onOutdated: onChanged })
  const [isAsked, setIsAsked] = useState(false)
  const put = (wanted: ProductState) => (idempotencyKey: string) =>
    callTwice<AdminProduct>(`/admin/products/${id}/state`, {
      ...{ method: 'PUT', body: { rev, state: wanted }, idempotencyKey },
    })
  const change = async (wanted: ProductState, words: string) => {
    const answer = await send(put(wanted), { content: { rev, wanted } })
    if (answer?.ok) notifyStaff.success(words)
  }
  const copy = async () => {
    const answer = await send<AdminProduct>((idempotencyKey) =>
      callTwice(`/admin/products/${id}/copies`, { method: 'POST', idempotencyKey }),
    )
    if (!answer?.ok) return
    notifyStaff.success(t`The copy is made, as a draft`)
    go({ open: answer.value.id })
  }
  return (
    <>
      <UnsavedGuard hasFailed={message !== undefined} isDirty={false} isSaving={isSaving} />
      <div className="w-full" role="alert">
        {message && <p className="ws-note">{message}</p>}
      </div>
      {state !== 'published' && (
        <FocusHandoffButton isBusy={isBusy} onClick={() => void change('published', t`Published`)}>
          <Trans>Publish</Trans>
        </FocusHandoffButton>
      )}
      {state === 'published' && facts.availability !== 'ended' && (
        <FocusHandoffButton
          isBusy={isBusy}
          onClick={() => void change('draft', t`No visitor sees it now`)}
          variant="outline"
        >
          <Trans>Take it back</Trans>
        </FocusHandoffButton>
      )}
      {state === 'archived' && (
        <FocusHandoffButton
          isBusy={isBusy}
          onClick={() => void change('draft', t`It is a draft again`)}
          variant="outline"
        >
          <Trans>Back to the drafts</Trans>
        </FocusHandoffButton>
      )}
      {!isDish && (
        <FocusHandoffButton isBusy={isBusy} onClick={() => void copy()} variant="outline">
          <Trans>Duplicate</Trans>
        </FocusHandoffButton>
      )}
      {state !== 'archived' && (
        <FocusHandoffButton onClick={() => setIsAsked(true)} variant="outline">
          <Trans>Archive</Trans>
        </FocusHandoffButton>
      )}
      <ConfirmAction
        description={
          <Trans>
            Visitors no longer find it, and it cannot be ordered. Orders that hold it stay as they
            are. You find it again among the archived ones.
          </Trans>
        }
        isOpen={isAsked}
        label={<Trans>Archive</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => void onChanged()}
        run={async (idempotencyKey) => {
          const answer = await put('archived')(idempotencyKey)
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={isDish ? <Trans>Archive the dish?</Trans> : <Trans>Archive the product?</Trans>}
      />
    </>
  )
}
