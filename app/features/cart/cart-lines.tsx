import { useLineFocus } from '#app/ui/use-line-focus.ts'
import type { ShownLine } from './cart-changes.ts'
import { changeCart } from './cart.store.ts'
import { CartLine } from './cart-line.tsx'

interface CartLinesProps {
  lines: ShownLine[]
  pathOf: (line: ShownLine) => string
  onLeave?: () => void
}

/** The lines of a cart. After one is removed the focus is on the next. */
export function CartLines({ lines, pathOf, onLeave }: CartLinesProps) {
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
          path={pathOf(line)}
          onRemove={() => remove(line.id, index)}
          {...(onLeave ? { onLeave } : {})}
        />
      ))}
    </ul>
  )
}
