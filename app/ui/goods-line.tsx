import type { ReactNode } from 'react'
import type { Tint } from '#domain/catalog.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

interface GoodsLineProps {
  imageUrl: string | null
  tint: Tint
  title: ReactNode
  /** Small lines under the title: size, options, allergens. */
  notes: readonly ReactNode[]
  ore: number
  children?: ReactNode
}

/** One line of goods to read: picture, what it is, what it costs. */
export function GoodsLine({ imageUrl, tint, title, notes, ore, children }: GoodsLineProps) {
  return (
    <li className={`cart-line tint-${tint}`}>
      <span className="cart-line-picture">
        {imageUrl && <Picture alt="" height={720} sizes="88px" src={imageUrl} width={600} />}
      </span>
      <div className="min-w-0">
        <span className="cart-line-title">{title}</span>
        {notes.map((note, index) => (
          <small key={index}>{note}</small>
        ))}
      </div>
      <Price ore={ore} />
      {children}
    </li>
  )
}
