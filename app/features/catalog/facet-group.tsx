import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { FacetName } from './list-search.ts'

interface FacetGroupProps {
  legend: ReactNode
  name: FacetName
  values: readonly { value: string; count: number }[]
  ticked: readonly string[]
  names: Record<string, string>
  onChange: (form: HTMLFormElement | null) => void
}

/** One facet: its values as boxes to tick, each with the number of products that it leaves. */
export function FacetGroup({ legend, name, values, ticked, names, onChange }: FacetGroupProps) {
  if (values.length === 0) return null
  return (
    <fieldset className="facet">
      <legend>{legend}</legend>
      {values.map(({ value, count }) => (
        <Checkbox
          checked={ticked.includes(value)}
          className="facet-value"
          count={count}
          key={value}
          label={names[value] ?? value}
          name={name}
          onChange={(event) => onChange(event.currentTarget.form)}
          value={value}
        />
      ))}
    </fieldset>
  )
}
