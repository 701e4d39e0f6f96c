import type { RequestedLineView } from '#domain/quote-view.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Elements } from '#app/ui/elements.ts'

interface GoodsCellProps {
  line: Pick<
    RequestedLineView,
    'title' | 'packageSize' | 'imageUrl' | 'tint' | 'isProduct' | 'note'
  >
  /** What is said of it in this version. */
  children?: Elements
}

/** What a line is about: its picture, name and size. What is no product has a box that waits to be filled. */
export function GoodsCell({ line, children }: GoodsCellProps) {
  const { title, packageSize, imageUrl, tint, isProduct, note } = line
  return (
    <div className={`offer-goods tint-${tint}`}>
      <span className="offer-picture" data-own={isProduct ? undefined : ''}>
        {imageUrl ? (
          <Picture alt="" height={720} sizes="56px" src={imageUrl} width={600} />
        ) : (
          !isProduct && <Icon name="pencil" size="s" />
        )}
      </span>
      <div className="min-w-0">
        <b>
          <bdi>{title}</bdi>
        </b>
        {packageSize && (
          <small>
            <bdi>{packageSize}</bdi>
          </small>
        )}
        {note && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
        {children}
      </div>
    </div>
  )
}
