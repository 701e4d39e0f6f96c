import { Trans, useLingui } from '@lingui/react/macro'
import { typedKroner } from '#domain/typed-money.ts'
import { moved } from '#app/workspace/links/link-draft.ts'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type MenuProps, textIn } from './dish-props.ts'

/** A group of a dish as it is typed: by the key of an option, what it costs with this dish, in kroner. */
export interface DishGroupDraft {
  groupId: string
  prices: Record<string, string>
}

interface DishGroupsFieldProps extends Pick<MenuProps, 'menu' | 'language' | 'languages'> {
  groups: readonly DishGroupDraft[]
  partOf: (path: string) => { id: string; name: string; error: string | undefined }
  onChange: (groups: DishGroupDraft[]) => void
}

/** What is chosen with a dish, in the order in which guests are asked. */
export function DishGroupsField(props: DishGroupsFieldProps) {
  const { groups, menu, partOf, onChange } = props
  const { t } = useLingui()
  const { error, id } = partOf('groups')
  const left = menu.groups.filter((group) => !groups.some(({ groupId }) => groupId === group.id))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">
        <Trans>What is chosen with it</Trans>
      </legend>
      {groups.length === 0 && (
        <p className="ws-quiet">
          <Trans>Nothing: it is ordered as it is.</Trans>
        </p>
      )}
      <ol className="grid gap-2">
        {groups.map((chosen, at) => (
          <GroupRow
            {...props}
            at={at}
            chosen={chosen}
            key={chosen.groupId}
            onPrices={(prices) =>
              onChange(groups.map((each, place) => (place === at ? { ...each, prices } : each)))
            }
          />
        ))}
      </ol>
      {left.length > 0 && (
        <SelectField
          className="max-w-80"
          error={error}
          id={id}
          label={t`Add an option group`}
          onChange={({ target }) =>
            target.value && onChange([...groups, { groupId: target.value, prices: {} }])
          }
          value=""
        >
          <option value="">{t`Choose one`}</option>
          {left.map((group) => (
            <option key={group.id} value={group.id}>
              {textIn(group.titles, props)}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  )
}

interface GroupRowProps extends DishGroupsFieldProps {
  chosen: DishGroupDraft
  at: number
  onPrices: (prices: Record<string, string>) => void
}

function GroupRow(props: GroupRowProps) {
  const { chosen, at, groups, menu, partOf, onChange, onPrices } = props
  const { t } = useLingui()
  const group = menu.groups.find(({ id }) => id === chosen.groupId)
  const name = group ? textIn(group.titles, props) : t`A group that is gone`
  const set = (key: string, typed: string) => {
    const { [key]: _, ...others } = chosen.prices
    onPrices(typed.trim() === '' ? others : { ...others, [key]: typed })
  }
  return (
    <li className="grid gap-1 rounded-[var(--radius-m)] border border-[var(--border)] px-3 py-2">
      <div className="flex items-center justify-between gap-2">
        <strong className="min-w-0">
          <bdi>{name}</bdi>
        </strong>
        <span className="flex flex-none">
          <MoveButtons
            at={at}
            count={groups.length}
            name={name}
            onMove={(to) => onChange(moved(groups, at, to))}
          />
          <RowButton
            icon="trash-2"
            label={t`Take ${name} off`}
            onPress={() => onChange(groups.toSpliced(at, 1))}
          />
        </span>
      </div>
      <details open={Object.keys(chosen.prices).length > 0}>
        <summary className="ws-quiet min-h-8 cursor-pointer">
          <Trans>Prices with this dish</Trans>
        </summary>
        <div className="grid grid-cols-2 items-end gap-2 pt-1 @lg:grid-cols-3">
          {group?.options.map((option) => (
            <TextField
              {...partOf(`groups.${at}.prices.${option.key}`)}
              autoComplete="off"
              dir="ltr"
              inputMode="decimal"
              isOptional
              key={option.key}
              label={<bdi>{textIn(option.titles, props)}</bdi>}
              maxLength={12}
              onChange={({ target }) => set(option.key, target.value)}
              placeholder={typedKroner(option.priceOre)}
              value={chosen.prices[option.key] ?? ''}
            />
          ))}
        </div>
      </details>
    </li>
  )
}
