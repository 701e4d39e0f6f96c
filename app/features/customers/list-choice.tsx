import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { NewListItem, SavedList } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import { NewListForm } from './new-list-form.tsx'

interface ListChoiceProps {
  lists: readonly SavedList[]
  choice: NewListItem
  onSaved: () => void
}

/** The lists that there are, each a button that saves into it, and a field for a new one. */
export function ListChoice({ lists, choice, onSaved }: ListChoiceProps) {
  const { t } = useLingui()
  const form = useForm({})
  const saveTo = async ({ id, name }: Pick<SavedList, 'id' | 'name'>) => {
    const saved = await form.send((idempotencyKey) =>
      callApi<SavedList>(`/account/lists/${id}/items`, {
        method: 'POST',
        body: choice,
        idempotencyKey,
      }),
    )
    if (!saved) return
    notify.success(t`Saved to ${name}`)
    onSaved()
  }
  return (
    <div className="list-choice">
      <ul>
        {lists.map((list) => (
          <li key={list.id}>
            <button aria-disabled={form.isBusy} onClick={() => void saveTo(list)} type="button">
              <Icon name="list" size="s" />
              <span dir="auto">{list.name}</span>
              <small>
                <Plural one="# item" other="# items" value={list.items.length} />
              </small>
            </button>
          </li>
        ))}
      </ul>
      <FormError text={form.message} />
      <NewListForm onMade={saveTo} submit={<Trans>Save</Trans>} />
    </div>
  )
}
