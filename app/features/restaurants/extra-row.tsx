import { useLingui } from '@lingui/react/macro'
import { optionPrice } from '#domain/dish-price.ts'
import type { MenuGroup } from '#domain/restaurants.schema.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { AddedPrice } from './added-price.tsx'
import { hasRoom, withOption } from './dish-choice.ts'
import type { OptionGroupProps } from './option-group-props.ts'

interface ExtraRowProps extends OptionGroupProps {
  option: MenuGroup['options'][number]
}

/** An extra to tick; on a dish of two halves it opens where it goes. */
export function ExtraRow({ group, option, picked, isHalved, onPick }: ExtraRowProps) {
  const { t } = useLingui()
  const chosen = picked.options.find(
    (each) => each.group === group.key && each.option === option.key,
  )
  const set = (quantity: number, side?: 'left' | 'right') =>
    onPick(
      withOption(picked, group, {
        group: group.key,
        option: option.key,
        quantity,
        ...(side ? { side } : {}),
      }),
    )
  return (
    <div className="grid gap-1 py-1.5">
      <div className="flex items-center justify-between gap-4">
        <Checkbox
          checked={chosen !== undefined}
          disabled={!chosen && !hasRoom(group, picked)}
          label={option.title}
          name={group.key}
          onChange={({ currentTarget }) => set(currentTarget.checked ? 1 : 0)}
          value={option.key}
        />
        <span className="text-sm text-muted-foreground">
          <AddedPrice ore={optionPrice(option, picked.size)} />
        </span>
      </div>
      {chosen && isHalved && group.isPerHalf && (
        <Pills
          legend={t`Where`}
          name={`${group.key}-${option.key}`}
          onChange={(side) => set(1, side === 'left' || side === 'right' ? side : undefined)}
          pills={[
            { value: 'left', label: t`Left` },
            { value: 'whole', label: t`Whole` },
            { value: 'right', label: t`Right` },
          ]}
          value={chosen.side ?? 'whole'}
        />
      )}
    </div>
  )
}
