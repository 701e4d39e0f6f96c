import { Trans } from '@lingui/react/macro'
import { mostItems } from '#domain/sections.ts'
import type { BlockSettings } from '#domain/sections.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { DegreesField } from './degrees-field.tsx'

type Places = BlockSettings['map']['places']

interface PlacesFieldProps {
  value: Places
  onChange: (places: Places) => void
}

/** Where each place of a map lies; its name and address are texts of the page. */
export function PlacesField({ value, onChange }: PlacesFieldProps) {
  const last = value.at(-1)
  const set = (at: number, change: Partial<Places[number]>) =>
    onChange(value.map((place, index) => (index === at ? { ...place, ...change } : place)))
  return (
    <fieldset className="edit-set">
      <legend className="field-label">
        <Trans>Places on the map</Trans>
      </legend>
      <ol className="edit-set-places">
        {value.map((place, at) => (
          // A place is known by its order alone, as its texts are.
          <li key={at}>
            <DegreesField
              label={<Trans>Latitude</Trans>}
              most={90}
              onChange={(latitude) => set(at, { latitude })}
              value={place.latitude}
            />
            <DegreesField
              label={<Trans>Longitude</Trans>}
              most={180}
              onChange={(longitude) => set(at, { longitude })}
              value={place.longitude}
            />
          </li>
        ))}
      </ol>
      <div className="edit-set-row">
        {last && value.length < mostItems.map && (
          <Button onClick={() => onChange([...value, last])} size="s" variant="outline">
            <Trans>Add a place</Trans>
          </Button>
        )}
        {value.length > 1 && (
          <Button onClick={() => onChange(value.slice(0, -1))} size="s" variant="outline">
            <Trans>Remove the last place</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  )
}
