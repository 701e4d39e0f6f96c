import { SkeletonBox, SkeletonText } from '#app/ui/skeleton.tsx'

/** Keeps the place of two lines while the cart is read. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className="cart-lines needs-script">
      <SkeletonLine />
      <SkeletonLine />
    </div>
  )
}

/** Keeps the place of the sum beside them. */
export function SummarySkeleton() {
  return (
    <div aria-busy="true" className="cart-panel needs-script">
      <div className="h-[108px]" />
      <SkeletonBox className="h-[52px] bg-line" />
    </div>
  )
}

function SkeletonLine() {
  return (
    <div className="cart-line">
      <span className="cart-line-picture" />
      <div>
        <SkeletonText className="w-2/3" />
        <SkeletonText className="w-1/3" />
      </div>
      <SkeletonText className="w-16" />
      <div className="cart-line-controls">
        <SkeletonBox className="h-9 w-[108px]" />
      </div>
    </div>
  )
}
