import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { optionPrice } from '#domain/dish-price.ts'
import { formatOre } from '#domain/money.ts'
import type { MenuGroup } from '#domain/restaurants.schema.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Quantity } from '#app/ui/quantity.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { chosenCount } from '#domain/dish-price.ts'
import { AddedPrice } from './added-price.tsx'
import type { Picked } from '#domain/dish-offer.ts'
import { withOption } from './dish-choice.ts'
import type { OptionGroupProps } from './option-group-props.ts'
import { ExtraRow } from './extra-row.tsx'

/** One group of what is chosen with a dish, in the form of its kind. */
export function OptionGroup(props: OptionGroupProps) {
  switch (props.group.kind) {
    case 'radio':
      return <OneOfFew {...props} />
    case 'select':
      return <OneOfMany {...props} />
    case 'checkbox':
      return <SomeOf {...props} />
    case 'quantity':
      return <HowMany {...props} />
  }
}

function OneOfFew({ group, picked, onPick }: OptionGroupProps) {
  return (
    <ChoiceCards
      choices={group.options.map((option) => ({
        value: option.key,
        label: <bdi>{option.title}</bdi>,
        figure: <AddedPrice ore={optionPrice(option, picked.size)} />,
      }))}
      legend={group.title}
      name={group.key}
      onChange={(option) => onPick(withOption(picked, group, one(group, option)))}
      value={chosenOf(group, picked)}
    />
  )
}

function OneOfMany({ group, picked, onPick }: OptionGroupProps) {
  return (
    <SelectField
      label={group.title}
      name={group.key}
      onChange={({ currentTarget }) =>
        onPick(withOption(picked, group, one(group, currentTarget.value)))
      }
      value={chosenOf(group, picked)}
    >
      {group.options.map((option) => (
        <option key={option.key} value={option.key}>
          {withPrice(option.title, optionPrice(option, picked.size))}
        </option>
      ))}
    </SelectField>
  )
}

function SomeOf(props: OptionGroupProps) {
  const { group } = props
  return (
    <GroupFrame hint={<UpTo max={group.max} />} title={group.title}>
      {group.options.map((option) => (
        <ExtraRow key={option.key} option={option} {...props} />
      ))}
    </GroupFrame>
  )
}

function HowMany({ group, picked, onPick }: OptionGroupProps) {
  const left = group.max - chosenCount(group, picked)
  return (
    <GroupFrame hint={<UpTo max={group.max} />} title={group.title}>
      {group.options.map((option) => {
        const quantity =
          picked.options.find((each) => each.group === group.key && each.option === option.key)
            ?.quantity ?? 0
        return (
          <div className="flex items-center justify-between gap-4 py-2" key={option.key}>
            <div>
              <b>{option.title}</b>
              <div className="text-sm text-muted-foreground">
                <AddedPrice ore={optionPrice(option, picked.size)} />
              </div>
            </div>
            <Quantity
              label={option.title}
              max={quantity + left}
              min={0}
              onChange={(next) =>
                onPick(withOption(picked, group, { ...one(group, option.key), quantity: next }))
              }
              size="s"
              value={quantity}
            />
          </div>
        )
      })}
    </GroupFrame>
  )
}

function UpTo({ max }: { max: number }) {
  return <Trans>Up to {max}</Trans>
}

interface GroupFrameProps {
  title: string
  hint: ReactNode
  children: ReactNode
}

function GroupFrame({ title, hint, children }: GroupFrameProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label flex w-full justify-between gap-4">
        <span>{title}</span>
        <span className="font-medium text-muted-foreground">{hint}</span>
      </legend>
      <div className="divide-y divide-border">{children}</div>
    </fieldset>
  )
}

const one = ({ key }: MenuGroup, option: string) => ({ group: key, option, quantity: 1 })

function chosenOf({ key }: MenuGroup, picked: Picked): string | undefined {
  return picked.options.find(({ group }) => group === key)?.option
}

function withPrice(title: string, ore: number): string {
  return ore === 0 ? title : `${title}, + ${formatOre(ore)}`
}
