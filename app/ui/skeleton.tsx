/** Keeps the place of a line of text, with the length that `className` gives it (w-2/3 …). */
export function SkeletonText({ className = '' }: { className?: string }) {
  return <SkeletonBox className={`skeleton-text ${className}`} />
}

/** Keeps the place of a product picture: tint and shelf, 5 to 6. */
export function SkeletonPicture({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={className ? `block skeleton-picture ${className}` : 'block skeleton-picture'}
    />
  )
}

/** Keeps the place of anything else; `className` sets its size. */
export function SkeletonBox({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}
