import type { AdminNewsletter, StepNewsletter } from '#domain/admin-newsletters.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useSave } from '#app/ui/use-save.ts'
import type { EditorProps } from './editor-props.ts'

/** The steps of a newsletter's sending, each taken once. */
export function useStep({ newsletter: { id, rev }, onChanged }: EditorProps) {
  const saving = useSave({ onOutdated: onChanged })
  const call = (step: StepNewsletter['step']) => (idempotencyKey: string) =>
    callTwice<AdminNewsletter>(`/admin/newsletters/${id}/steps`, {
      ...{ method: 'POST', body: { step, rev }, idempotencyKey },
    })
  return {
    ...saving,
    call,
    take: (step: StepNewsletter['step']) => saving.send(call(step), { content: { step, rev } }),
    schedule: (sendAt: number) =>
      saving.send(
        (idempotencyKey) =>
          callTwice<AdminNewsletter>(`/admin/newsletters/${id}/schedule`, {
            ...{ method: 'PUT', body: { sendAt, rev }, idempotencyKey },
          }),
        { content: { sendAt, rev } },
      ),
  }
}
