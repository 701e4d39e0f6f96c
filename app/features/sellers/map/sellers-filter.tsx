import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { radii, type Radius } from '#domain/seller-list.ts'
import type { Sellers } from '#domain/seller-places.schema.ts'
import { sellerKinds } from '#domain/sellers.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pageAddress } from '#app/ui/page-link.tsx'
import { kindNames } from './kind-names.ts'
import { type MapSearch, searchOfForm } from './map-search.ts'
import { NearMe } from './near-me.tsx'

interface SellersFilterProps {
  list: Sellers
  search: MapSearch
  onSearch: (search: MapSearch) => void
}

/** What is looked for and where: a plain form of which every choice takes effect at once; without scripts it is sent by its button. */
export function SellersFilter({ list, search, onSearch }: SellersFilterProps) {
  const { t } = useLingui()
  const apply = (form: HTMLFormElement | null) => form && onSearch(searchOfForm(form, search))
  return (
    <form
      action={pageAddress('/sellers-map')}
      aria-label={t`Find a seller`}
      autoComplete="off"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
      role="search"
    >
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <label className="map-field">
          <span className="sr-only">{t`Place, postcode or name`}</span>
          <Icon name="search" size="s" />
          <input
            className="field-control"
            defaultValue={search.q}
            enterKeyHint="search"
            key={search.q}
            maxLength={100}
            name="q"
            placeholder={t`Place, postcode or name`}
            type="search"
          />
        </label>
        <NearMe
          onFound={(near) => {
            const { q: _, page: _page, ...rest } = search
            onSearch({ ...rest, near })
          }}
        />
      </div>
      <div className="map-choices">
        <Choices list={list} onChange={apply} search={search} />
        <label className="map-choice" data-on={search.open ? '' : undefined}>
          <input
            checked={search.open === '1'}
            className="sr-only"
            name="open"
            onChange={({ currentTarget }) => apply(currentTarget.form)}
            type="checkbox"
            value="1"
          />
          {search.open && <Icon name="check" size="s" />}
          <span>{t`Open now`}</span>
        </label>
      </div>
      <Button className="map-send" type="submit" variant="outline">
        {t`Search`}
      </Button>
    </form>
  )
}

interface ChoicesProps {
  list: Sellers
  search: MapSearch
  onChange: (form: HTMLFormElement | null) => void
}

/** Product, kind and distance. How far is asked where it is known from where. */
function Choices({ list, search, onChange }: ChoicesProps) {
  const { t, i18n } = useLingui()
  const radius = list.origin ? list.radius : (search.radius ?? '')
  return (
    <>
      <Choice
        isOn={search.product !== undefined}
        label={t`Product`}
        name="product"
        onChange={onChange}
        value={list.product?.slug ?? ''}
      >
        <option value="">{t`All goods`}</option>
        {list.product && !list.products.some(({ slug }) => slug === list.product?.slug) && (
          <option value={list.product.slug}>{list.product.name}</option>
        )}
        {list.products.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        isOn={search.kind !== undefined}
        label={t`Type`}
        name="kind"
        onChange={onChange}
        value={search.kind ?? ''}
      >
        <option value="">{t`All types`}</option>
        {sellerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(kindNames[kind])}
          </option>
        ))}
      </Choice>
      <Choice
        isOn={list.origin !== undefined && radius !== 'all'}
        label={t`Distance`}
        name="radius"
        onChange={onChange}
        value={radius === 'all' && !list.origin ? '' : radius}
      >
        {!list.origin && <option value="">{t`Whole country`}</option>}
        {radii
          .filter((each) => list.origin !== undefined || each !== 'all')
          .map((each: Radius) => (
            <option key={each} value={each}>
              {each === 'all' ? t`Whole country` : t`Within ${each} km`}
            </option>
          ))}
      </Choice>
    </>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  isOn: boolean
  onChange: (form: HTMLFormElement | null) => void
  children: React.ReactNode
}

/** A choice stays as it was made while its list is still on the way. */
function Choice({ label, name, value, isOn, onChange, children }: ChoiceProps) {
  const [made, setMade] = useState<{ before: string; to: string }>()
  if (made && made.before !== value) setMade(undefined)
  return (
    <label className="map-choice" data-on={isOn ? '' : undefined}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        onChange={({ currentTarget }) => {
          setMade({ before: value, to: currentTarget.value })
          onChange(currentTarget.form)
        }}
        value={made?.before === value ? made.to : value}
      >
        {children}
      </select>
      <Icon name="chevron-down" size="s" />
    </label>
  )
}
