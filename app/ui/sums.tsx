import type { ReactNode } from 'react'
import { Price } from './price.tsx'

export interface Sum {
  label: ReactNode
  ore: number
  /** `quiet` is part of another row, `total` is what all of them come to. */
  look?: 'quiet' | 'total'
  /** Said instead of an amount. */
  text?: ReactNode
}

/** Amounts under each other, with what they come to at the end. */
export function Sums({ rows }: { rows: readonly (Sum & { key: string })[] }) {
  return (
    <dl className="sums">
      {rows.map(({ key, label, ore, look, text }) => (
        <div className={look && `sums-${look}`} key={key}>
          <dt>{label}</dt>
          <dd>{text ?? <Price ore={ore} />}</dd>
        </div>
      ))}
    </dl>
  )
}
