import '#app/styles/quote-request.css'
import { type BasketLine, without } from '#app/features/quotes/basket/basket.ts'
import { useLineFocus } from '#app/ui/use-line-focus.ts'
import { BasketLineRow } from './basket-line.tsx'
import type { KnownGoods } from './goods.store.ts'

interface BasketLinesProps {
  lines: readonly BasketLine[]
  goods: KnownGoods
  /** Why the request was refused, by the line's id. */
  errors?: Readonly<Partial<Record<string, string>>>
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
  onLeave?: () => void
}

/** The lines of a request, as drawer and form show them. After one is removed the focus is on the next. */
export function BasketLines({ lines, goods, errors = {}, onChange, onLeave }: BasketLinesProps) {
  const { listening, stayAt } = useLineFocus(lines)
  return (
    <ul className="quote-lines" {...listening}>
      {lines.map((line, index) => (
        <BasketLineRow
          error={errors[line.id]}
          goods={line.productId === null ? undefined : goods[line.productId]}
          key={line.id}
          line={line}
          onChange={onChange}
          onLeave={onLeave}
          onRemove={() => {
            stayAt(index)
            onChange((all) => without(all, line.id))
          }}
        />
      ))}
    </ul>
  )
}
