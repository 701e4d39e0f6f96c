import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Choice, Subscriptions } from '#domain/subscriptions.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notify } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'

const root = getRouteApi('__root__')

interface ChoiceFormProps {
  view: Subscriptions
  save: (choice: Choice, idempotencyKey: string) => Promise<ApiAnswer<Subscriptions>>
  onSaved: () => Promise<void>
}

/** Which lists somebody wants, and in which language. */
export function ChoiceForm({ view, save, onSaved }: ChoiceFormProps) {
  const { t } = useLingui()
  const { languages } = root.useLoaderData()
  const { send, isBusy, message } = useSave()
  const [lists, setLists] = useState(view.lists.filter(({ isOn }) => isOn).map(({ key }) => key))
  const [languageCode, setLanguageCode] = useState(view.languageCode)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const choice = { lists, languageCode }
    const saved = await send((key) => save(choice, key), { content: choice })
    if (!saved?.ok) return
    notify.success(t`Saved`)
    await onSaved()
  }
  const tick = (key: string, isOn: boolean) =>
    setLists((before) => (isOn ? [...before, key] : before.filter((each) => each !== key)))
  return (
    <form className="letter-choice" method="post" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>
          <Trans>This I want to have</Trans>
        </legend>
        {view.lists.map(({ key, title, text }) => (
          <Checkbox
            checked={lists.includes(key)}
            key={key}
            label={
              <>
                <b>{title}</b>
                {text && <small>{text}</small>}
              </>
            }
            name={key}
            onChange={({ target }) => tick(key, target.checked)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>
          <Trans>Language</Trans>
        </legend>
        <div className="letter-languages">
          {languages.map(({ code, nativeName }) => (
            <label key={code} lang={code}>
              <input
                checked={code === languageCode}
                name="languageCode"
                onChange={() => setLanguageCode(code)}
                type="radio"
                value={code}
              />
              <span>{nativeName}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="letter-save">
        <Button className="needs-script" isBusy={isBusy} size="l" type="submit">
          <Trans>Save</Trans>
        </Button>
        <span className="letter-muted">
          <Trans>Holds from the next letter.</Trans>
        </span>
      </div>
      <FormError text={message} />
    </form>
  )
}
