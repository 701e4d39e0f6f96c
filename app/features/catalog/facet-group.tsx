import { useId } from 'react'
import { useTypedEarly } from '#app/ui/use-typed-early.ts'
import type { FacetName } from './list-search.ts'

interface FacetGroupProps {
  legend: string
  name: FacetName
  values: readonly { value: string; count: number }[]
  ticked: readonly string[]
  names: Record<string, string>
  onChange: (form: HTMLFormElement | null) => void
}

/** One facet: its values as boxes to tick, each with the number of products that it leaves. */
export function FacetGroup({ legend, name, values, ticked, names, onChange }: FacetGroupProps) {
  const id = useId()
  useTypedEarly(id, ({ form }) => onChange(form))
  if (values.length === 0) return null
  return (
    <fieldset className="facet" id={id}>
      <legend>{legend}</legend>
      {values.map(({ value, count }) => (
        <label className="check" key={value}>
          <input
            checked={ticked.includes(value)}
            className="check-box"
            name={name}
            onChange={(event) => onChange(event.currentTarget.form)}
            type="checkbox"
            value={value}
          />
          <span>{names[value] ?? value}</span>
          <bdi>{count}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
