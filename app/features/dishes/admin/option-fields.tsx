import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOptionGroup } from '#domain/admin-dishes.schema.ts'
import { allergenCodes } from '#domain/catalog.ts'
import { mostOptionLetters } from '#domain/attributes.schema.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { AllergenAnswers } from '#app/features/products/admin/allergen-answers.tsx'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Form } from '#app/ui/use-form.ts'
import { type MenuProps, textIn } from './dish-props.ts'
import type { GroupDraft, OptionDraft } from './option-group-draft.ts'
import { SoldOutField } from './sold-out-field.tsx'

interface OptionFieldsProps extends Pick<
  MenuProps,
  'menu' | 'now' | 'languages' | 'language' | 'canEdit' | 'onChanged'
> {
  option: OptionDraft
  /** As it is saved; undefined of one that is new. */
  saved: AdminOptionGroup['options'][number] | undefined
  at: number
  count: number
  sizes: readonly { key: string; label: string }[]
  form: Form<GroupDraft>
  onChange: (part: Partial<OptionDraft>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One option of a group: its name, what it costs, and an answer for each of the 14 allergens. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, saved, at, count, sizes, language, menu, now, form, onChange } = props
  const { t } = useLingui()
  const number = at + 1
  const name = textIn(option.titles, props) || t`Option ${number}`
  const part = (path: string) => form.part(`options.${at}.${path}`)
  const kroner = { autoComplete: 'off', dir: 'ltr', inputMode: 'decimal', maxLength: 12 } as const
  return (
    <li className="grid min-w-0 gap-3 rounded-[var(--radius-m)] border border-[var(--border)] p-3">
      <div className="flex items-center justify-between gap-2">
        <strong className="min-w-0">
          <bdi>{name}</bdi>
        </strong>
        <span className="flex flex-none">
          <MoveButtons at={at} count={count} name={name} onMove={props.onMove} />
          <RowButton icon="trash-2" label={t`Remove ${name}`} onPress={props.onRemove} />
        </span>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 @lg:grid-cols-[minmax(0,1fr)_7rem]">
        <TextField
          {...part('titles')}
          autoComplete="off"
          className="max-@lg:col-span-2"
          dir={language.direction}
          label={t`Name of option ${number}`}
          lang={language.code}
          maxLength={mostOptionLetters}
          onChange={({ target }) =>
            onChange({ titles: { ...option.titles, [language.code]: target.value } })
          }
          value={option.titles[language.code] ?? ''}
        />
        <TextField
          {...part('priceOre')}
          {...kroner}
          label={t`Adds, kr`}
          onChange={({ target }) => onChange({ price: target.value })}
          value={option.price}
        />
        {sizes.map(({ key, label }) => (
          <TextField
            {...part(`priceBySize.${key}`)}
            {...kroner}
            isOptional
            key={key}
            label={t`Adds, kr, to ${label}`}
            onChange={({ target }) =>
              onChange({ priceBySize: { ...option.priceBySize, [key]: target.value } })
            }
            placeholder={option.price}
            value={option.priceBySize[key] ?? ''}
          />
        ))}
      </div>
      <Checkbox
        checked={option.isDefault}
        error={part('isDefault').error}
        id={part('isDefault').id}
        label={<Trans>Chosen beforehand</Trans>}
        name={part('isDefault').name}
        onChange={({ target }) => onChange({ isDefault: target.checked })}
      />
      <Allergens {...props} name={name} />
      {saved && (
        <SoldOutField
          canEdit={props.canEdit}
          id={saved.id}
          menu={menu}
          name={name}
          now={now}
          onChanged={props.onChanged}
          until={saved.soldOutUntil}
        />
      )}
    </li>
  )
}

function Allergens({ option, at, form, name, onChange }: OptionFieldsProps & { name: string }) {
  const { t } = useLingui()
  const names = useAllergenNames()
  const inRow = useRow()
  const { allergens } = option
  const levelOf = (code: (typeof allergenCodes)[number]) => allergens[`allergens.${code}`]
  const open = allergenCodes.filter((code) => levelOf(code) === '')
  const listed = (level: string) =>
    inRow(allergenCodes.filter((code) => levelOf(code) === level).map((code) => names[code]))
  const [contains, traces] = [listed('contains'), listed('may_contain')]
  const words = [
    ...(contains ? [t`Contains ${contains}.`] : []),
    ...(traces ? [t`Traces of ${traces}.`] : []),
  ]
  const isWrong = allergenCodes.some(
    (code) => form.part(`options.${at}.allergens.${code}`).error !== undefined,
  )
  return (
    <details open={isWrong || undefined}>
      <summary className="min-h-11 cursor-pointer py-2">
        <span className={open.length > 0 ? 'ws-state' : undefined} data-tone="warn">
          {open.length > 0
            ? t`Allergens of ${name}: not all answered`
            : words.join(' ') || t`Contains none of the 14 allergens.`}
        </span>
      </summary>
      {open.length > 0 && (
        <div className="pb-2">
          <Button
            onClick={() =>
              onChange({
                allergens: {
                  ...allergens,
                  ...Object.fromEntries(open.map((code) => [`allergens.${code}`, 'free'])),
                },
              })
            }
            size="s"
            variant="outline"
          >
            {open.length === allergenCodes.length ? (
              <Trans>It contains none of them</Trans>
            ) : (
              <Trans>It contains none of the others</Trans>
            )}
          </Button>
        </div>
      )}
      <AllergenAnswers
        form={{
          values: allergens,
          change: (part) => onChange({ allergens: { ...allergens, ...part } }),
          field: (field) => {
            const { id, name: of, error } = form.part(`options.${at}.${field}`)
            // Radio buttons of two options are two questions.
            return { id, name: `${of}.${option.row}`, error, hint: undefined }
          },
        }}
      />
    </details>
  )
}
