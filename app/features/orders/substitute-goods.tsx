import type { Substitute } from '#domain/fulfilment.schema.ts'
import { pageAddress } from '#app/ui/page-link.tsx'
import { Price } from '#app/ui/price.tsx'

/** What could come instead, with all that is to be known before it is chosen. Its page opens beside the choice, which stays. */
export function SubstituteGoods({ substitute }: { substitute: Substitute }) {
  const { title, packageSize, unitOre, url, allergenText, withdrawalText } = substitute
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap gap-x-3">
        <a
          className="font-semibold underline"
          href={pageAddress(url)}
          rel="noopener"
          target="_blank"
        >
          <bdi>{title}</bdi>
        </a>
        {packageSize && <bdi>{packageSize}</bdi>}
        <Price ore={unitOre} />
      </p>
      {allergenText && <p>{allergenText}</p>}
      {withdrawalText && <p>{withdrawalText}</p>}
    </div>
  )
}
