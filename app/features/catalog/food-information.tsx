import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#domain/product.schema.ts'
import { Allergens } from './allergens.tsx'
import { Ingredients } from './ingredients.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { useRow } from './use-row.ts'
import { useDietNames } from './words.ts'

/** All that the law wants known before a purchase, in words: the same as on the pack. */
export function FoodInformation({ product }: { product: Product }) {
  const { i18n } = useLingui()
  const dietNames = useDietNames()
  const inRow = useRow()
  const { food, sku, barcode } = product
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  return (
    <section className="food">
      {food.isFood && (
        <div>
          <h2>
            <Trans>Ingredients and allergens</Trans>
          </h2>
          <Ingredients text={food.ingredients} />
          <h3>
            <Trans>Allergens</Trans>
          </h3>
          <Allergens allergens={food.allergens} free={food.freeFrom} />
          {food.diets.length > 0 && (
            <>
              <h3>
                <Trans>Diet</Trans>
              </h3>
              <p>{inRow(food.diets.map((diet) => dietNames[diet]))}</p>
            </>
          )}
          <h3>
            <Trans>Storage</Trans>
          </h3>
          <p>{food.storage}</p>
          {food.shelfLifeDays !== undefined && (
            <p>
              <Plural
                one="Keeps for # day from the day it is made."
                other="Keeps for # days from the day it is made."
                value={food.shelfLifeDays}
              />
            </p>
          )}
        </div>
      )}
      <div>
        {food.nutrition && (
          <>
            <h2>
              <Trans>Nutrition</Trans>
            </h2>
            <NutritionTable nutrition={food.nutrition} />
          </>
        )}
        <h3>
          <Trans>About the product</Trans>
        </h3>
        <dl className="facts">
          <dt>
            <Trans>Origin</Trans>
          </dt>
          <dd>{inRow([food.origin, countries.of(food.originCountry) ?? ''].filter(Boolean))}</dd>
          <dt>
            <Trans>Item number</Trans>
          </dt>
          <dd>
            <bdi className="num">{sku}</bdi>
          </dd>
          {barcode && (
            <>
              <dt>
                <Trans>Barcode</Trans>
              </dt>
              <dd>
                <bdi className="num">{barcode}</bdi>
              </dd>
            </>
          )}
        </dl>
      </div>
    </section>
  )
}
