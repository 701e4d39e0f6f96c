import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { isLinkAddress } from '#domain/links.ts'
import '#app/styles/proposals.css'
import { TextField } from '#app/ui/text-field.tsx'
import type { SitePlaces } from './site-places.ts'

interface AddressFieldProps {
  value: string
  onChange: (value: string) => void
  site: SitePlaces
  /** As it was when the link was read. */
  wasDead?: boolean
  error?: string | undefined
  isOptional?: boolean
}

/** Where a link leads: typed, or picked by name from the pages, categories and products of the site. */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, site, wasDead, error, isOptional = false } = props
  const { places } = site
  const { t } = useLingui()
  const listId = useId()
  const place = places.find(({ path }) => path === value)
  const isWrong = value !== '' && !isLinkAddress(value.trim())
  return (
    <>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        error={error ?? (isWrong ? t`This is not a valid address.` : undefined)}
        hint={
          site.isDead(value, wasDead)
            ? t`No page of this site has this address.`
            : (place?.name ?? t`A page of this site by its name, or an address of any kind.`)
        }
        isOptional={isOptional}
        label={t`Address`}
        list={listId}
        name="url"
        onChange={({ target }) => onChange(target.value)}
        spellCheck={false}
        value={value}
      />
      <datalist id={listId}>
        {places.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
