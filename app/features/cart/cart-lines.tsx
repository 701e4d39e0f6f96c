import { useRef } from 'react'
import type { ShownLine } from './cart-changes.ts'
import { changeCart } from './cart.store.ts'
import { CartLine } from './cart-line.tsx'

/** The lines of a cart. Whoever removes one finds the focus on the next. */
export function CartLines({ lines, onLeave }: { lines: ShownLine[]; onLeave?: () => void }) {
  const box = useRef<HTMLUListElement>(null)
  const remove = (lineId: string, index: number) => {
    changeCart({ kind: 'remove', lineId })
    requestAnimationFrame(() => {
      const left = box.current?.querySelectorAll<HTMLButtonElement>('.cart-remove') ?? []
      left[Math.min(index, left.length - 1)]?.focus()
    })
  }
  return (
    <ul className="cart-lines" ref={box}>
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
