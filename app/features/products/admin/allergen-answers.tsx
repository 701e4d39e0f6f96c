import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AllergenAnswer, type AllergenCode, allergenCodes, kindsOf } from '#domain/catalog.ts'
import { useAllergenKinds } from '#app/features/catalog/allergen-kinds.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Form } from '#app/ui/use-form.ts'
import { type AllergenDraft, kindsIn, typedKinds } from './food-draft.ts'

interface AnswersProps {
  form: {
    values: AllergenDraft
    change: (part: Partial<AllergenDraft>) => void
    field: (
      name: `allergens.${AllergenCode}`,
    ) => Pick<ReturnType<Form<AllergenDraft>['field']>, 'id' | 'name' | 'error' | 'hint'>
  }
}

/** The 14 allergens, each with its answer and none chosen beforehand: "no" is an answer too. */
export function AllergenAnswers({ form }: AnswersProps) {
  const names = useAllergenNames()
  return (
    <div className="grid gap-x-8 border-t border-[var(--border)] @xl:grid-cols-2">
      {allergenCodes.map((code) => (
        <AnswerRow code={code} form={form} key={code} name={names[code]} />
      ))}
    </div>
  )
}

function AnswerRow({ code, form, name }: AnswersProps & { code: AllergenCode; name: string }) {
  const { t } = useLingui()
  const field = form.field(`allergens.${code}`)
  const level = form.values[`allergens.${code}`]
  const choices: [AllergenAnswer, string][] = [
    ['contains', t`Yes`],
    ['may_contain', t`Traces`],
    ['free', t`No`],
  ]
  const isOpen = level === ''
  return (
    <fieldset className="min-w-0 border-b border-[var(--border)] py-1">
      <legend className="sr-only">{name}</legend>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <span
          aria-hidden="true"
          className={
            isOpen
              ? 'font-semibold text-[var(--destructive)] first-letter:uppercase'
              : 'first-letter:uppercase'
          }
        >
          {isOpen ? t`${name}, not answered` : name}
        </span>
        <span className="flex" id={field.id} tabIndex={-1}>
          {choices.map(([value, label]) => (
            <Answer
              isChosen={level === value}
              key={value}
              name={field.name}
              onChoose={() => form.change({ [`allergens.${code}`]: value })}
              tone={value}
            >
              {label}
            </Answer>
          ))}
        </span>
      </div>
      {(code === 'gluten' || code === 'nuts') &&
        (level === 'contains' || level === 'may_contain') && (
          <Kinds code={code} form={form} level={level} />
        )}
      {field.error && (
        <span className="field-error">
          <Icon name="circle-alert" size="s" />
          <span>{field.error}</span>
        </span>
      )}
      {field.hint && (
        <span className="field-hint">{t`Somebody else has saved another answer.`}</span>
      )}
    </fieldset>
  )
}

interface AnswerProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  tone: AllergenAnswer
  children: ReactNode
}

function Answer({ name, isChosen, onChoose, tone, children }: AnswerProps) {
  const chosen =
    tone === 'contains'
      ? 'has-checked:border-[var(--destructive)] has-checked:text-[var(--destructive)]'
      : 'has-checked:border-[var(--primary)] has-checked:text-[var(--primary)]'
  return (
    <label
      className={`-ms-px grid min-h-9 min-w-12 cursor-pointer place-items-center border border-[var(--control-border)] px-2.5 text-[length:var(--text-s)] font-semibold first:rounded-s-[var(--radius-s)] last:rounded-e-[var(--radius-s)] has-checked:z-1 has-checked:bg-[var(--muted)] has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-[var(--ring)] max-md:min-h-11 ${chosen}`}
    >
      <input
        checked={isChosen}
        className="sr-only"
        name={name}
        onChange={onChoose}
        type="radio"
        value={tone}
      />
      <span>{children}</span>
    </label>
  )
}

interface KindsProps extends AnswersProps {
  code: 'gluten' | 'nuts'
  level: 'contains' | 'may_contain'
}

/** Which cereals or nuts: what is contained is named by law, and beside it there may be traces of others. */
function Kinds({ code, form, level }: KindsProps) {
  const words = useAllergenKinds()
  const name = `kinds.${code}` as const
  const kinds = kindsIn(form.values[name])
  const set = (kind: string, answer: 'contains' | 'may_contain', isOn: boolean) => {
    const next = new Map(kinds)
    next.delete(kind)
    if (isOn) next.set(kind, answer)
    form.change({ [name]: typedKinds(next), [`allergens.${code}`]: level })
  }
  const rows = level === 'contains' ? (['contains', 'may_contain'] as const) : ([level] as const)
  return rows.map((answer) => (
    <fieldset className="min-w-0 pb-1.5" key={answer}>
      <legend className="ws-quiet text-[length:var(--text-s)]">
        {answer === 'contains' ? <Trans>Contains</Trans> : <Trans>Traces of</Trans>}
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {kindsOf(code).map((kind) => (
          <Checkbox
            checked={kinds.get(kind) === answer}
            key={kind}
            label={words[kind] ?? kind}
            name={`${code}-${answer}-${kind}`}
            onChange={({ target }) => set(kind, answer, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  ))
}
