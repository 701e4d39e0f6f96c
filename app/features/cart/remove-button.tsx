import { Trans } from '@lingui/react/macro'

/**
 * Removes one line, which leaves at once: the second click of a double click, and a key that is held, would meet the next line's
 * button there.
 */
export function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <button
      className="cart-remove"
      data-removal
      onClick={({ detail }) => detail <= 1 && onRemove()}
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      type="button"
    >
      <Trans>Remove</Trans> <span className="sr-only">{title}</span>
    </button>
  )
}
