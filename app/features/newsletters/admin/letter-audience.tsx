import { Trans, useLingui } from '@lingui/react/macro'
import { areReceiversSettled, hasBegun } from '#domain/newsletters.ts'
import type { AdminNewsletter, ChangeNewsletter } from '#domain/admin-newsletters.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { type EditorProps, useSiteLanguages } from './editor-props.ts'

/** Who gets a newsletter: its list, the languages that they read, and how many they are. */
export function LetterAudience({ newsletter, checks, may, onChanged }: EditorProps) {
  const { t, i18n } = useLingui()
  const languages = useSiteLanguages()
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const { id, rev, lists, listId, languageCodes, isDraftShared, isPublic } = newsletter
  const { audience } = checks
  const change = (set: Omit<ChangeNewsletter, 'rev'>) => {
    const body = { ...set, rev }
    void send(
      (idempotencyKey) =>
        callTwice<AdminNewsletter>(`/admin/newsletters/${id}`, {
          ...{ method: 'PATCH', body, idempotencyKey },
        }),
      { content: body },
    )
  }
  const all = languages.map(({ code }) => code)
  const chosen = languageCodes ?? all
  const choose = (code: string, isChosen: boolean) => {
    const next = all.filter((each) => (each === code ? isChosen : chosen.includes(each)))
    if (next.length > 0) change({ languageCodes: next.length === all.length ? null : next })
  }
  const isOff = !may.write || areReceiversSettled(newsletter) || isBusy
  const countIn = (code: string) =>
    audience?.languages.find((language) => language.code === code)?.count ?? 0
  const total = audience?.total ?? 0
  return (
    <section className="letter-part">
      <h2>
        <Trans>To</Trans>
      </h2>
      {audience && (
        <p className="letter-total">
          <b className="num">{i18n.number(total)}</b>{' '}
          <span>
            <Trans>receivers</Trans>
          </span>
        </p>
      )}
      <SelectField
        disabled={isOff}
        label={t`List`}
        onChange={({ target }) => change({ listId: target.value })}
        value={listId}
      >
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </SelectField>
      <fieldset className="letter-languages">
        <legend className="field-label">
          <Trans>Who reads</Trans>
        </legend>
        {languages.map(({ code, nativeName }) => (
          <Checkbox
            checked={chosen.includes(code)}
            disabled={isOff}
            key={code}
            label={<bdi lang={code}>{nativeName}</bdi>}
            onChange={({ target }) => choose(code, target.checked)}
            {...(audience && { count: countIn(code) })}
          />
        ))}
      </fieldset>
      <fieldset className="letter-languages">
        <legend className="field-label">
          <Trans>Web page</Trans>
        </legend>
        {!hasBegun(newsletter) && (
          <Checkbox
            checked={isDraftShared}
            disabled={!may.write || isBusy}
            label={<Trans>Who has the link can read the draft</Trans>}
            onChange={({ target }) => change({ isDraftShared: target.checked })}
          />
        )}
        <Checkbox
          checked={isPublic}
          disabled={!may.write || isBusy}
          label={<Trans>Once sent, it stands in the archive</Trans>}
          onChange={({ target }) => change({ isPublic: target.checked })}
        />
      </fieldset>
      <FormError text={message} />
    </section>
  )
}
