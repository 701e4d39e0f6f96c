import { formatOre } from '#domain/money.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Quantity } from '#app/ui/quantity.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { ShownLine } from './cart-changes.ts'
import { changeCart } from './cart.store.ts'
import { RemoveButton } from './remove-button.tsx'

interface CartLineProps {
  line: ShownLine
  /** Where its goods are shown. */
  path: string
  onRemove: () => void
  /** A link to another page was followed. */
  onLeave?: () => void
}

/** One product of the cart. What the server has not confirmed yet can be seen but not changed. */
export function CartLine({ line, path, onRemove, onLeave }: CartLineProps) {
  const { image, title, packageSize, options, issue } = line
  return (
    <li aria-busy={line.isUnsaved} className={`cart-line tint-${line.tint}`}>
      <span className="cart-line-picture">
        {image && (
          <Picture alt="" height={image.height} sizes="88px" src={image.url} width={image.width} />
        )}
      </span>
      <div className="min-w-0">
        <ContentLink
          className="cart-line-title"
          url={path}
          {...(onLeave ? { onClick: onLeave } : {})}
        >
          {title}
        </ContentLink>
        {packageSize && <small>{packageSize}</small>}
        {options.map((option) => (
          <small key={option.label}>
            <span>{`${option.label}:`}</span> <bdi>{option.value}</bdi>
          </small>
        ))}
        {line.quantity > 1 && !line.isUnsaved && (
          <small>
            <bdi className="num">{`${line.quantity} × ${formatOre(line.unitPriceOre)}`}</bdi>
          </small>
        )}
      </div>
      {line.isUnsaved ? <SkeletonText className="w-16" /> : <Price ore={line.lineOre} />}
      {!line.isUnsaved && (
        <div className="cart-line-controls">
          {line.maxQty >= line.minQty && (
            <Quantity
              label={title}
              max={line.maxQty}
              min={line.minQty}
              onChange={(quantity) => changeCart({ kind: 'set', lineId: line.id, quantity })}
              size="s"
              step={line.stepQty}
              value={line.quantity}
            />
          )}
          <RemoveButton onRemove={onRemove} title={title} />
        </div>
      )}
      {issue && (
        <p className="cart-line-issue">
          <Icon name="circle-alert" size="s" />
          <span>{issue.message}</span>
        </p>
      )}
    </li>
  )
}
