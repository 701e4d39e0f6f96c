import type { ShownLine } from './cart-changes.ts'
import { changeCart } from './cart.store.ts'
import { CartLine } from './cart-line.tsx'
import { useLineFocus } from './use-line-focus.ts'

/** The lines of a cart. After one is removed the focus is on the next. */
export function CartLines({ lines, onLeave }: { lines: ShownLine[]; onLeave?: () => void }) {
  const { listening, stayAt } = useLineFocus(lines)
  const remove = (lineId: string, index: number) => {
    stayAt(index)
    changeCart({ kind: 'remove', lineId })
  }
  return (
    <ul className="cart-lines" {...listening}>
      {lines.map((line, index) => (
        <CartLine
          key={line.id}
          line={line}
          onRemove={() => remove(line.id, index)}
          {...(onLeave ? { onLeave } : {})}
        />
      ))}
    </ul>
  )
}
