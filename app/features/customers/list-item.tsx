import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatOre } from '#domain/money.ts'
import type { SavedListItem } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notify.ts'
import { Picture } from '#app/ui/picture.tsx'
import { newKey } from '#app/platform/browser/new-key.ts'

interface ListItemProps {
  listId: string
  item: SavedListItem
  onChanged: () => Promise<void>
}

/** One product of a list, with its price of today and what keeps it from being bought. */
export function ListItem({ listId, item, onChanged }: ListItemProps) {
  const { t } = useLingui()
  const { id, title, image, issue, quantity, unitPriceOre } = item
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await callApi(`/account/lists/${listId}/items/${id}`, {
      method: 'DELETE',
      idempotencyKey: newKey(),
    })
    setIsBusy(false)
    if (!answer.ok)
      notify.error(
        answer.reason === 'refused'
          ? answer.error.message
          : t`We cannot reach the shop. Try again in a moment.`,
      )
    if (isOutdated(answer)) await onChanged()
  }
  return (
    <li aria-busy={isBusy || undefined} className={`cart-line tint-${item.tint}`}>
      <span className="cart-line-picture">
        {image && <Picture alt="" height={720} sizes="88px" src={image.url} width={600} />}
      </span>
      <div className="min-w-0">
        <ContentLink className="cart-line-title" url={`/products/${item.slug}`}>
          {title}
        </ContentLink>
        <small>{item.packageSize}</small>
        {item.options.map((option) => (
          <small key={option.label}>
            <span>{`${option.label}:`}</span> <bdi>{option.value}</bdi>
          </small>
        ))}
      </div>
      <bdi className="num">
        {unitPriceOre === null ? '–' : `${quantity} × ${formatOre(unitPriceOre)}`}
      </bdi>
      <div className="cart-line-controls">
        <button className="cart-remove needs-script" onClick={() => void remove()} type="button">
          <Trans>Remove</Trans> <span className="sr-only">{title}</span>
        </button>
      </div>
      {issue && (
        <p className="cart-line-issue">
          <Icon name="circle-alert" size="s" />
          <span>{issue.message}</span>
        </p>
      )}
    </li>
  )
}
