import type { ReactNode } from 'react'
import { AddressField } from '#app/workspace/links/address-field.tsx'
import { useSitePlaces } from '#app/workspace/links/site-places.ts'

interface LinkFieldProps {
  legend: ReactNode
  value: string | null
  onChange: (url: string | null) => void
}

/** Where a link of a section leads; nowhere while it is empty. */
export function LinkField({ legend, value, onChange }: LinkFieldProps) {
  const site = useSitePlaces()
  return (
    <fieldset className="edit-set">
      <legend className="field-label">{legend}</legend>
      <AddressField
        onChange={(url) => onChange(url === '' ? null : url)}
        site={site}
        value={value ?? ''}
      />
    </fieldset>
  )
}
