import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '#app/ui/checkbox.tsx'

interface GoodsChoiceProps {
  goods: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  legend: string
}

/** The goods of the factory, each to tick, with how many are. */
export function GoodsChoice({ goods, chosen, onChoose, legend }: GoodsChoiceProps) {
  const { t, i18n } = useLingui()
  const known = new Set(chosen)
  const [count, total] = [i18n.number(known.size), i18n.number(goods.length)]
  const tick = (id: string) =>
    onChoose(known.has(id) ? chosen.filter((each) => each !== id) : [...chosen, id].toSorted())
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-1.5 flex w-full flex-wrap justify-between gap-x-4">
        <span>{legend}</span>
        <span className="num font-normal text-[var(--muted-foreground)]">{t`${count} of ${total}`}</span>
      </legend>
      <ul className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-4 overflow-y-auto rounded-[var(--radius-s)] border border-[var(--border)] px-3 py-1">
        {goods.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              checked={known.has(id)}
              label={<bdi>{name}</bdi>}
              name="productIds"
              onChange={() => tick(id)}
              value={id}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
