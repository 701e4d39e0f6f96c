import { Trans, useLingui } from '@lingui/react/macro'
import { figureLocale } from '#domain/languages.ts'
import type { Product } from '#domain/product.schema.ts'
import type { Nutrient } from '#domain/nutrition.ts'

/** The nutrition declaration as the law draws it: per 100 g or ml, with what a portion gives of an adult's daily intake. */
export function NutritionTable({
  nutrition,
}: {
  nutrition: NonNullable<Product['food']['nutrition']>
}) {
  const { t, i18n } = useLingui()
  const names = useNutrientNames()
  const { per, portion, kcal, rows } = nutrition
  const numbers = new Intl.NumberFormat(figureLocale(i18n.locale))
  const isPart = (nutrient: Nutrient) => nutrient === 'saturates' || nutrient === 'sugars'
  return (
    <table className="nutrition">
      <caption>
        <Trans>
          The share is that of a portion of {portion} {per} in the reference intake of an average
          adult (8 400 kJ / 2 000 kcal).
        </Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Nutrient`}</th>
          <th scope="col">
            <Trans>Per 100 {per}</Trans>
          </th>
          <th scope="col">
            <Trans>Share</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nutrient, amount, percent }) => (
          <tr key={nutrient}>
            <th className={isPart(nutrient) ? 'nutrition-part' : undefined} scope="row">
              {names[nutrient]}
            </th>
            <td>
              <bdi className="num">
                {nutrient === 'kj'
                  ? `${numbers.format(amount)} kJ / ${numbers.format(kcal)} kcal`
                  : `${numbers.format(amount)} g`}
              </bdi>
            </td>
            <td>{percent === null ? '–' : <bdi className="num">{`${percent} %`}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useNutrientNames(): Record<Nutrient, string> {
  const { t } = useLingui()
  return {
    kj: t`Energy`,
    fat: t`Fat`,
    saturates: t`of which saturates`,
    carbs: t`Carbohydrate`,
    sugars: t`of which sugars`,
    fibre: t`Fibre`,
    protein: t`Protein`,
    salt: t`Salt`,
  }
}
