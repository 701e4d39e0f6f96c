import { Trans, useLingui } from '@lingui/react/macro'
import { type AdminMenu, servedClasses } from '#domain/admin-dishes.schema.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { vatWords } from '#app/workspace/names/product-names.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { typedWhole } from '#app/workspace/form/typed-number.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { type DishGroupDraft, DishGroupsField } from './dish-groups-field.tsx'
import { type DishProps, textIn } from './dish-props.ts'
import { type ServingDraft, servingDrafts, servingTimesIn } from './serving-draft.ts'
import { ServingTimesField } from './serving-times-field.tsx'
import { SoldOutField } from './sold-out-field.tsx'

/** What the kitchen knows of a dish: where it stands, when and how it is had, and what is chosen with it. */
export function DishForm(props: DishProps) {
  const { dish, menu, now, canEdit, onChanged } = props
  const { t } = useLingui()
  const form = useForm(draftOf(dish), onChanged, dish.rev)
  const { values } = form
  const times = JSON.parse(values.servingTimes) as ServingDraft[]
  const groups = JSON.parse(values.groups) as DishGroupDraft[]
  const save = async () => {
    const path = `/admin/dishes/${menu.restaurant.id}/dishes/${dish.id}`
    const body = { ...bodyOf(values), rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminMenu>(path, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return (
    <div className="grid gap-6 pt-4">
      <SoldOutField
        canEdit={canEdit}
        id={dish.id}
        menu={menu}
        name={textIn(dish.names, props)}
        now={now}
        onChanged={onChanged}
        until={dish.soldOutUntil}
      />
      <RecordForm
        canEdit={canEdit}
        className="@container"
        isDirty={form.changed.length > 0}
        onCancel={form.reset}
        onSave={save}
        saving={form}
      >
        <Facts {...props} form={form} />
        <ServingTimesField
          onChange={(next) => form.change({ servingTimes: JSON.stringify(next) })}
          partOf={form.part}
          times={times}
        />
        <DishGroupsField
          {...props}
          groups={groups}
          onChange={(next) => form.change({ groups: JSON.stringify(next) })}
          partOf={form.part}
        />
      </RecordForm>
    </div>
  )
}

type Draft = ReturnType<typeof draftOf>

function draftOf(dish: DishProps['dish']) {
  const groups = dish.groups.map(({ groupId, prices }) => ({
    groupId,
    prices: Object.fromEntries(Object.entries(prices).map(([key, ore]) => [key, typedKroner(ore)])),
  }))
  return {
    sectionId: dish.sectionId,
    prepMinutes: String(dish.prepMinutes),
    points: String(dish.points),
    kcal: String(dish.kcal),
    vatClass: dish.vatClass,
    isForEatIn: dish.isForEatIn,
    isForPickup: dish.isForPickup,
    isHalf: dish.isHalf,
    isOfHalves: dish.isOfHalves,
    servingTimes: JSON.stringify(servingDrafts(dish.servingTimes)),
    groups: JSON.stringify(groups),
  }
}

/** What is no number goes as it was typed, and comes back refused at its field. */
function bodyOf(values: Draft) {
  const groups = JSON.parse(values.groups) as DishGroupDraft[]
  return {
    ...values,
    prepMinutes: typedWhole(values.prepMinutes),
    points: typedWhole(values.points),
    kcal: typedWhole(values.kcal),
    servingTimes: servingTimesIn(JSON.parse(values.servingTimes) as ServingDraft[]),
    groups: groups.map(({ groupId, prices }) => ({
      groupId,
      prices: Object.fromEntries(
        Object.entries(prices).map(([key, typed]) => [key, readKroner(typed) ?? typed]),
      ),
    })),
  }
}

function Facts({ form, ...props }: DishProps & { form: ReturnType<typeof useForm<Draft>> }) {
  const { t, i18n } = useLingui()
  const { menu } = props
  const whole = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 6 } as const
  const box = (name: 'isForEatIn' | 'isForPickup' | 'isHalf' | 'isOfHalves') => ({
    checked: form.values[name],
    name,
    ...{ id: form.field(name).id, error: form.field(name).error },
    onChange: ({ target }: { target: { checked: boolean } }) =>
      form.change({ [name]: target.checked }),
  })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...form.field('sectionId')} label={t`Section`}>
          {menu.sections.map(({ id, titles }) => (
            <option key={id} value={id}>
              {textIn(titles, props)}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...form.field('vatClass')}
          hint={
            form.field('vatClass').hint ??
            t`Food eaten here has the general rate, food picked up that of food.`
          }
          label={t`VAT`}
        >
          {servedClasses.map((value) => (
            <option key={value} value={value}>
              {i18n._(vatWords[value])}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField {...form.field('prepMinutes')} {...whole} label={t`Minutes to make`} />
        <TextField
          {...form.field('points')}
          {...whole}
          hint={form.field('points').hint ?? t`How much of a slot it takes.`}
          label={t`Points`}
        />
        <TextField {...form.field('kcal')} {...whole} label={t`kcal of a portion`} />
      </div>
      <div className="ws-choices">
        <Checkbox {...box('isForEatIn')} label={<Trans>Eaten here</Trans>} />
        <Checkbox {...box('isForPickup')} label={<Trans>Picked up</Trans>} />
        <Checkbox {...box('isHalf')} label={<Trans>May be one half of a dish</Trans>} />
        <Checkbox {...box('isOfHalves')} label={<Trans>Is made of two halves</Trans>} />
      </div>
    </>
  )
}
