import { Trans, useLingui } from '@lingui/react/macro'
import type { NetUnit } from '#domain/catalog.ts'
import { type NutritionDoubt, nutritionDoubts, reckonedKj } from '#domain/nutrition-checks.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Form } from '#app/ui/use-form.ts'
import { figuresIn, type FoodDraft, type NutritionField, nutritionFields } from './food-draft.ts'

interface NutritionProps {
  form: Form<FoodDraft>
  unit: NetUnit
}

/** The nutrition declaration, per 100 g or ml; and what looks odd in it, which is told and not refused. */
export function NutritionFields({ form, unit }: NutritionProps) {
  const { t } = useLingui()
  const per = unit === 'ml' ? 'ml' : 'g'
  const labels = useNutritionLabels(per)
  const { isExempt } = form.values
  const doubts = useDoubts(form)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{t`Nutrition per 100 ${per}`}</legend>
      <Checkbox
        checked={isExempt}
        label={<Trans>It needs no declaration: tea, herbs, salt, vinegar and the like</Trans>}
        name="isExempt"
        onChange={({ target }) => form.change({ isExempt: target.checked })}
      />
      {!isExempt && (
        <div className="grid grid-cols-2 items-start gap-3 @md:grid-cols-3 @xl:grid-cols-5">
          {nutritionFields.map((name) => (
            <TextField
              {...form.field(`nutrition.${name}`)}
              autoComplete="off"
              dir="ltr"
              inputMode="decimal"
              key={name}
              label={labels[name]}
              maxLength={8}
            />
          ))}
        </div>
      )}
      {!isExempt && doubts.length > 0 && (
        <ul className="grid gap-1" role="status">
          {doubts.map((doubt) => (
            <li className="flex gap-2 text-[length:var(--text-s)]" key={doubt}>
              <Icon className="mt-0.5 text-[var(--warning)]" name="triangle-alert" size="s" />
              <span>{doubt}</span>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

function useDoubts({ values }: Form<FoodDraft>): string[] {
  const { t, i18n } = useLingui()
  const nutrition = figuresIn(values)
  if (Object.values(nutrition).some(Number.isNaN)) return []
  const kj = i18n.number(reckonedKj(nutrition))
  const kcal = i18n.number(Math.round(nutrition.kj / 4.184))
  const words: Record<NutritionDoubt, string> = {
    energy: t`What is declared gives about ${kj} kJ. Check the energy and the rest against each other.`,
    kcal: t`These kilojoules are about ${kcal} kcal. Check both.`,
    salt: t`That is much salt. It is right for cured meat and the like: check that it is grams.`,
  }
  return nutritionDoubts(nutrition).map((doubt) => words[doubt])
}

function useNutritionLabels(per: 'g' | 'ml'): Record<NutritionField, string> {
  const { t } = useLingui()
  return {
    kj: t`Energy, kJ`,
    kcal: t`Energy, kcal`,
    fat: t`Fat, g`,
    saturates: t`Of which saturates, g`,
    carbs: t`Carbohydrate, g`,
    sugars: t`Of which sugars, g`,
    fibre: t`Fibre, g`,
    protein: t`Protein, g`,
    salt: t`Salt, g`,
    portion: t`A portion, ${per}`,
  }
}
