import { useLingui } from '@lingui/react/macro'
import type { OwnSeller } from '#domain/own-seller.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notify } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'

interface OwnPart<Values> {
  /** What is saved, as it stands in the fields. */
  saved: Values
  rev: number
  /** Where it is saved: `profile`, `story/nb`. */
  part: string
  bodyOf: (values: Values) => object
  onChanged: () => Promise<void>
}

export type OwnForm = ReturnType<typeof useOwnForm>

/** A form over a part of the seller: what is typed, and how it is saved. */
export function useOwnForm<Values extends Record<string, string | boolean>>({
  saved,
  rev,
  part,
  bodyOf,
  onChanged,
}: OwnPart<Values>) {
  const { t } = useLingui()
  const form = useForm(saved, onChanged, rev)
  const save = async () => {
    const body = { ...bodyOf(form.values), rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<OwnSeller>(`/seller/${part}`, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notify.success(t`Saved`)
  }
  return { ...form, save }
}
