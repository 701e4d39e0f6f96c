import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'

/** Why typed words were not saved, and that they are kept. Who may no longer save them is told what can be done with them. */
export function useRefusal() {
  const { t } = useLingui()
  return (answer: Exclude<ApiAnswer<unknown>, { ok: true }>, current?: EditableText) => {
    if (answer.reason === 'unreachable')
      return t`We cannot reach the server. Your text is kept here. Try again in a moment.`
    if (current?.isOwn) return t`You changed this text in another window. Compare and choose.`
    return answer.error.code === 'forbidden'
      ? t`You may no longer save here. Your text is kept: copy it from the field, and ask an owner to give you access again.`
      : answer.error.message
  }
}
