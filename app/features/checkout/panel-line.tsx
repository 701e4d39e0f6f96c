import { Trans } from '@lingui/react/macro'
import type { CheckoutLine } from '#domain/checkout-view.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { GoodsLine } from '#app/ui/goods-line.tsx'
import { goodsNotes } from '#app/ui/goods-notes.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** One line of the order: what, how many, with which allergens; what cannot be ordered can be removed here. */
export function PanelLine({ line, onRemove }: { line: CheckoutLine; onRemove: () => void }) {
  const { title, issue } = line
  return (
    <GoodsLine
      imageUrl={line.imageUrl}
      notes={goodsNotes(line)}
      ore={line.lineOre}
      tint={line.tint}
      title={
        <>
          <ContentLink url={`/products/${line.slug}`}>
            <bdi>{title}</bdi>
          </ContentLink>
          {!line.isWithdrawable && <span> *</span>}
        </>
      }
    >
      {issue && (
        <div className="cart-line-controls">
          <p className="cart-line-issue">
            <Icon name="circle-alert" size="s" />
            <span>{issue.message}</span>
          </p>
          <button className="cart-remove" onClick={onRemove} type="button">
            <Trans>Remove</Trans> <span className="sr-only">{title}</span>
          </button>
        </div>
      )}
    </GoodsLine>
  )
}
