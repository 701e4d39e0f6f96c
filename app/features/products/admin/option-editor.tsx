import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { NetUnit } from '#domain/catalog.ts'
import { mostChoices, mostOptionLetters } from '#domain/attributes.schema.ts'
import { moved } from '#app/workspace/links/link-draft.ts'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type ChoiceDraft, newChoice, type OptionDraft } from './option-draft.ts'
import type { ProductProps } from './product-props.ts'

/** In which language its names are typed, and the one that stands in for those that are not. */
export interface OptionLanguages {
  language: ProductProps['language']
  defaultCode: string
}

interface OptionEditorProps extends OptionLanguages {
  option: OptionDraft
  at: number
  count: number
  /** It was saved before: what it asks for stays, since carts hold answers to it. */
  isSaved: boolean
  /** It asks for the size of a dish: which kind of question that is, stands. */
  isSize?: boolean
  unit: NetUnit
  /** What is wrong with a field, by its place in what was sent. */
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<OptionDraft>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One question to the buyer, with its choices. */
export function OptionEditor(props: OptionEditorProps) {
  const { option, at, count, isSaved, isSize, errorOf, onChange, language, defaultCode } = props
  const { t } = useLingui()
  const { type, required, max, choices } = option
  const number = at + 1
  const name = nameIn(option.label, props) || t`Question ${number}`
  const field = (part: string) => `options.${at}.${part}`
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-[var(--radius-m)] border border-[var(--border)] p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-2">
        <strong className="min-w-0">
          <bdi>{name}</bdi>
        </strong>
        <span className="flex flex-none">
          <MoveButtons at={at} count={count} name={name} onMove={props.onMove} />
          <RowButton icon="trash-2" label={t`Remove ${name}`} onPress={props.onRemove} />
        </span>
      </div>
      <div className="grid items-start gap-3 @md:grid-cols-2">
        <LabelField
          defaultCode={defaultCode}
          error={errorOf(field('label')) ?? errorOf(field(`label.${language.code}`))}
          label={t`What is asked`}
          language={language}
          onChange={(label) => onChange({ label })}
          texts={option.label}
        />
        {!isSize && (
          <SelectField
            disabled={isSaved}
            hint={isSaved ? t`Stays as it is: carts hold answers to it.` : undefined}
            label={t`Kind of answer`}
            onChange={({ target }) => onChange({ type: target.value as OptionDraft['type'] })}
            value={type}
          >
            <option value="choice">{t`One of several choices`}</option>
            <option value="number">{t`A number`}</option>
            <option value="text">{t`A text that the buyer types`}</option>
          </SelectField>
        )}
      </div>
      {!isSize && (
        <Checkbox
          checked={required}
          label={<Trans>It has to be answered</Trans>}
          name={`required-${option.key}`}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
      )}
      {type === 'choice' ? (
        <Choices {...props} choices={choices} error={errorOf(field('options'))} />
      ) : (
        <TextField
          autoComplete="off"
          className="max-w-60"
          dir="ltr"
          error={errorOf(field('max'))}
          inputMode="numeric"
          label={type === 'number' ? t`Largest number` : t`Most characters`}
          maxLength={6}
          onChange={({ target }) => onChange({ max: target.value })}
          value={max}
        />
      )}
    </fieldset>
  )
}

function Choices(props: OptionEditorProps & { choices: ChoiceDraft[]; error: string | undefined }) {
  const { choices, error, onChange } = props
  const change = (index: number, part: Partial<ChoiceDraft>) =>
    onChange({
      choices: choices.map((each, place) => (place === index ? { ...each, ...part } : each)),
    })
  return (
    <div className="grid gap-2">
      <ol className="grid gap-2">
        {choices.map((choice, index) => (
          <ChoiceRow
            {...props}
            choice={choice}
            index={index}
            key={choice.value}
            onChange={(part) => change(index, part)}
            onMove={(to) => onChange({ choices: moved(choices, index, to) })}
            onRemove={() => onChange({ choices: choices.toSpliced(index, 1) })}
          />
        ))}
      </ol>
      {error && <p className="field-error">{error}</p>}
      {choices.length < mostChoices && (
        <div>
          <Button
            onClick={() => onChange({ choices: [...choices, newChoice()] })}
            size="s"
            variant="outline"
          >
            <Icon name="plus" size="s" />
            <Trans>Add a choice</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

interface ChoiceRowProps extends Omit<OptionEditorProps, 'onChange'> {
  choice: ChoiceDraft
  choices: readonly ChoiceDraft[]
  index: number
  onChange: (part: Partial<ChoiceDraft>) => void
}

function ChoiceRow(props: ChoiceRowProps) {
  const { choice, choices, index, at, unit, isSize, errorOf, onChange } = props
  const { language, defaultCode } = props
  const { t } = useLingui()
  const number = index + 1
  const name = nameIn(choice.label, props) || t`Choice ${number}`
  const errorAt = (part: string) => errorOf(`options.${at}.options.${index}.${part}`)
  const units = { g: t`Size, g`, ml: t`Size, ml`, piece: t`Size, pieces` }
  const figure = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 10 } as const
  return (
    <li className="grid grid-cols-2 items-start gap-2 border-t border-[var(--border)] pt-2 @xl:grid-cols-[minmax(0,1fr)_repeat(3,6.5rem)_auto]">
      <LabelField
        className="col-span-2 @xl:col-span-1"
        defaultCode={defaultCode}
        error={errorAt('label') ?? errorAt(`label.${language.code}`)}
        label={t`Choice ${number}`}
        language={language}
        onChange={(label) => onChange({ label })}
        texts={choice.label}
      />
      <TextField
        {...figure}
        error={errorAt('priceOre')}
        inputMode="decimal"
        label={t`Adds, kr`}
        onChange={({ target }) => onChange({ price: target.value })}
        value={choice.price}
      />
      {!isSize && (
        <>
          <TextField
            {...figure}
            error={errorAt('netQuantity')}
            label={units[unit]}
            onChange={({ target }) => onChange({ netQuantity: target.value })}
            required={false}
            value={choice.netQuantity}
          />
          <TextField
            {...figure}
            error={errorAt('grossWeightG')}
            label={t`Weight, g`}
            onChange={({ target }) => onChange({ grossWeightG: target.value })}
            required={false}
            value={choice.grossWeightG}
          />
        </>
      )}
      <span className="flex self-end">
        <MoveButtons at={index} count={choices.length} name={name} onMove={props.onMove} />
        <RowButton icon="trash-2" label={t`Remove ${name}`} onPress={props.onRemove} />
      </span>
    </li>
  )
}

interface LabelFieldProps extends OptionLanguages {
  label: string
  texts: Record<string, string>
  error: string | undefined
  className?: string
  onChange: (texts: Record<string, string>) => void
}

/** A name in the chosen language; without one the site's own is read there. */
function LabelField(props: LabelFieldProps) {
  const { label, texts, error, language, defaultCode, onChange, className } = props
  const id = useId()
  const { code, direction } = language
  const standard = texts[defaultCode]
  return (
    <TextField
      autoComplete="off"
      className={className}
      dir={direction}
      error={error}
      hint={code !== defaultCode && standard ? <bdi lang={defaultCode}>{standard}</bdi> : undefined}
      id={id}
      label={label}
      lang={code}
      maxLength={mostOptionLetters}
      onChange={({ target }) => onChange({ ...texts, [code]: target.value })}
      required={code === defaultCode}
      value={texts[code] ?? ''}
    />
  )
}

function nameIn(texts: Record<string, string>, { language, defaultCode }: OptionLanguages) {
  return texts[language.code] || texts[defaultCode]
}
