import { useLingui } from '@lingui/react/macro'
import type { MissingAddresses, Redirects } from '#domain/pages.schema.ts'
import { shownAddress } from '#domain/shown-address.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import type { MissingFixes } from './missing-list.tsx'

/** What mends an address at which visitors found nothing: each is one press, said, and can be taken back. */
export function useMissingFixes(onChanged: () => Promise<void>): Omit<MissingFixes, 'choose'> {
  const { t } = useLingui()
  const save = useSave()
  const send = async <Value>(
    call: (idempotencyKey: string) => Promise<ApiAnswer<Value>>,
  ): Promise<Value | undefined> => {
    const answer = await save.send(call)
    if (!answer) return undefined
    if (answer.ok) {
      await onChanged()
      return answer.value
    }
    notifyStaff.error(
      answer.reason === 'refused'
        ? answer.error.message
        : t`We cannot reach the shop. Nothing was changed; try again in a moment.`,
    )
    return undefined
  }
  const offering = (undo: () => Promise<unknown>) => ({
    action: { label: t`Undo`, onClick: () => void undo() },
  })
  const mark = (path: string, isIgnored: boolean) =>
    send((idempotencyKey) =>
      callTwice<MissingAddresses>('/admin/content/missing-addresses/marks', {
        method: 'POST',
        body: { path, isIgnored },
        idempotencyKey,
      }),
    )
  const unlead = (id: string) =>
    send((idempotencyKey) =>
      callTwice<Redirects>(`/admin/content/redirects/${id}`, { method: 'DELETE', idempotencyKey }),
    )
  return {
    end: async (address) => {
      const made = await send((idempotencyKey) =>
        callTwice<Redirects>('/admin/content/redirects', {
          method: 'POST',
          body: { fromPath: address, to: null },
          idempotencyKey,
        }),
      )
      const id = made?.redirects.find((each) => each.fromPath === address && each.isManual)?.id
      if (!id) return
      const fromPath = shownAddress(address)
      notifyStaff.success(
        t`${fromPath} is gone now`,
        offering(() => unlead(id)),
      )
    },
    ignore: async (address) => {
      const path = shownAddress(address)
      if (await mark(address, true))
        notifyStaff.success(
          t`${path} is not shown any more`,
          offering(() => mark(address, false)),
        )
    },
  }
}
