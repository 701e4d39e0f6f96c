import { Trans, useLingui } from '@lingui/react/macro'
import type { BlockSettings } from '#domain/sections.schema.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useGoods } from './use-goods.ts'

type Chosen = Pick<BlockSettings['products'], 'category' | 'products'>

interface ProductsFieldProps {
  /** How many fit. */
  most: number
  value: Chosen
  onChange: (chosen: Chosen) => void
}

/** Which products a section shows: the best of a category, or some by name in an order of their own. */
export function ProductsField({ most, value, onChange }: ProductsFieldProps) {
  const { t } = useLingui()
  const { categories, products } = useGoods()
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? '…'
  const set = (ids: string[]) => onChange({ category: null, products: ids })
  const isFull = value.products.length >= most
  return (
    <fieldset className="edit-set">
      <SelectField
        label={t`Which products`}
        onChange={({ target }) =>
          onChange({
            category: target.value === '' ? null : target.value,
            products: value.products,
          })
        }
        value={value.category ?? ''}
      >
        <option value="">{t`Chosen one by one`}</option>
        {categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {t`The best of ${name}`}
          </option>
        ))}
      </SelectField>
      {value.category === null && (
        <>
          <ol className="edit-set-list">
            {value.products.map((id, at) => (
              <li key={id}>
                <bdi>{nameOf(id)}</bdi>
                <span>
                  <RowButton
                    icon="arrow-up"
                    isOff={at === 0}
                    label={t`Move up`}
                    onPress={() => set(value.products.toSpliced(at, 1).toSpliced(at - 1, 0, id))}
                  />
                  <RowButton
                    icon="trash-2"
                    label={t`Remove`}
                    onPress={() => set(value.products.toSpliced(at, 1))}
                  />
                </span>
              </li>
            ))}
          </ol>
          {isFull ? (
            <p className="field-hint">
              <Trans>That is as many as fit here.</Trans>
            </p>
          ) : (
            <SelectField
              label={t`Add a product`}
              onChange={({ target }) => set([...value.products, target.value])}
              value=""
            >
              <option value="">{t`Choose a product`}</option>
              {products
                .filter(({ id }) => !value.products.includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </SelectField>
          )}
        </>
      )}
    </fieldset>
  )
}
