import { useLingui } from '@lingui/react/macro'
import { type CatalogueLayout, catalogueLayouts } from '#domain/catalogues.ts'

interface LayoutChoiceProps {
  value: CatalogueLayout
  onChange: (layout: CatalogueLayout) => void
}

/** How the pages are laid out, each as a little drawing of one. */
export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  const { t } = useLingui()
  const names: Record<CatalogueLayout, string> = {
    grid: t`Six a page`,
    page: t`One a page`,
    list: t`Price list`,
  }
  return (
    <fieldset className="catalogue-group">
      <legend>{t`Layout`}</legend>
      <div className="layouts">
        {catalogueLayouts.map((layout) => (
          <label className="layout" key={layout}>
            <input
              checked={layout === value}
              className="sr-only"
              name="layout"
              onChange={() => onChange(layout)}
              type="radio"
              value={layout}
            />
            <svg aria-hidden="true" viewBox="0 0 44 62">
              <rect className="layout-paper" height="61" rx="3" width="43" x=".5" y=".5" />
              <path className="layout-strong" d={drawings[layout].strong} />
              <path className="layout-light" d={drawings[layout].light} />
            </svg>
            <b>{names[layout]}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const cells = [12, 27, 42].flatMap((y) => [5, 23].map((x) => ({ x, y })))
const rows = [13, 18, 23, 28, 33, 38, 43, 48, 53]

/** Pictures and prices stand out, words do not. */
const drawings: Record<CatalogueLayout, { strong: string; light: string }> = {
  grid: {
    strong: `M5 5h18v3h-18z${cells.map(({ x, y }) => `M${x} ${y}h6v12h-6z`).join('')}`,
    light: cells.map(({ x, y }) => `M${x + 8} ${y + 1}h7v2h-7zM${x + 8} ${y + 5}h5v2h-5z`).join(''),
  },
  page: {
    strong: 'M5 5h34v30h-34zM5 39h22v4h-22z',
    light: 'M5 46h34v2h-34zM5 50h34v2h-34zM5 54h20v2h-20z',
  },
  list: {
    strong: `M5 5h18v3h-18z${rows.map((y) => `M33 ${y}h6v2h-6z`).join('')}`,
    light: rows.map((y) => `M5 ${y}h22v2h-22z`).join(''),
  },
}
