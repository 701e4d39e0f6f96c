import { Trans, useLingui } from '@lingui/react/macro'
import type { CatalogueView } from '#domain/catalogues.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { pageAddress } from '#app/ui/page-link.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type Choice, tickedCategories, withCategories, withProducts } from './catalogue-search.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { SingleGoods } from './single-goods.tsx'

interface CatalogueFormProps {
  view: CatalogueView
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** What goes into the catalogue and how it looks: each choice takes effect at once. */
export function CatalogueForm({ view, choice, onChoose }: CatalogueFormProps) {
  const { t } = useLingui()
  const keys = view.categories.map(({ key }) => key)
  const change = (part: Partial<Choice>) => onChoose({ ...choice, ...part })
  return (
    <form
      action={pageAddress('/catalog-pdf')}
      className="grid min-w-0"
      onSubmit={(event) => event.preventDefault()}
    >
      <GoodsFields {...{ view, choice, onChoose, keys }} />
      <SingleGoods
        chosen={choice.products}
        names={view.products}
        onChoose={(products) => onChoose(withProducts(choice, products, keys))}
      />
      <LayoutChoice onChange={(layout) => change({ layout })} value={choice.layout} />
      <div className="catalogue-group">
        <Checkbox
          checked={choice.hasCover}
          label={<Trans>Cover and contents</Trans>}
          onChange={({ target }) => change({ hasCover: target.checked })}
        />
        <Checkbox
          checked={choice.hasAllergens}
          label={<Trans>Allergens</Trans>}
          onChange={({ target }) => change({ hasAllergens: target.checked })}
        />
        <Checkbox
          checked={choice.hasBarcodes}
          label={<Trans>Barcodes</Trans>}
          onChange={({ target }) => change({ hasBarcodes: target.checked })}
        />
      </div>
      <div className="catalogue-group">
        <Pills
          legend={<Trans>Prices</Trans>}
          name="prices"
          onChange={(prices) => change({ prices: prices as Choice['prices'] })}
          pills={[
            { value: 'none', label: t`None` },
            { value: 'consumer', label: t`With VAT` },
            { value: 'business', label: t`For businesses` },
          ]}
          value={choice.prices}
        />
      </div>
      <div className="catalogue-group">
        <SelectField
          label={<Trans>Language</Trans>}
          name="in"
          onChange={({ target }) => change({ language: target.value })}
          value={choice.language}
        >
          {view.languages.map(({ code, name, percent }) => (
            <option key={code} value={code}>
              {percent === 100 ? t`${name}, all translated` : t`${name}, ${percent} % translated`}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button className="mt-4" type="submit" variant="outline">
            <Trans>Show</Trans>
          </Button>
        </noscript>
      </div>
    </form>
  )
}

type GoodsFieldsProps = CatalogueFormProps & { keys: readonly string[] }

function GoodsFields({ view, choice, onChoose, keys }: GoodsFieldsProps) {
  const { t, i18n } = useLingui()
  const ticked = tickedCategories(choice, keys)
  const [count, most] = [i18n.number(view.count), i18n.number(view.most)]
  const tick = (key: string) => {
    const next = ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key]
    onChoose(withCategories(choice, next, keys))
  }
  return (
    <fieldset className="catalogue-group">
      <legend>
        <span>{t`Products`}</span>
        <span
          aria-live="polite"
          className="num font-normal text-[var(--muted-foreground)]"
          data-over={view.count > view.most ? '' : undefined}
        >{t`${count} of at most ${most}`}</span>
      </legend>
      <ul className="catalogue-categories">
        {view.categories.map(({ key, name, count: held }) => (
          <li key={key}>
            <Checkbox
              checked={ticked.includes(key)}
              count={held}
              label={<bdi>{name}</bdi>}
              name="categories"
              onChange={() => tick(key)}
              value={key}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
