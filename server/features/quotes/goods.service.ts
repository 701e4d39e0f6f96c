import { netOf } from '#domain/offer-totals.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { AskGoods, QuoteGoods } from '#domain/quote-goods.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { type AskedGoodsRow, findAskedGoods } from './goods.queries.ts'

/** The goods that were asked for, as far as they can be quoted, with the shop's price without VAT. */
export async function getQuoteGoods(ctx: Ctx, asked: AskGoods): Promise<{ goods: QuoteGoods[] }> {
  const { date: today } = osloClock(ctx.now())
  const rows = await findAskedGoods(ctx.database, scopeOf(ctx), { ...asked, today })
  return { goods: rows.map(goodsOf) }
}

function goodsOf({ key, priceOre, vatBp, name, slug, packageSize, ...row }: AskedGoodsRow) {
  return {
    ...row,
    name: name ?? key,
    slug: slug ?? key,
    packageSize: packageSize ?? '',
    // Without a rate in force nobody knows what of the price is VAT.
    listNetOre: priceOre === null || vatBp === null ? null : netOf(priceOre, vatBp),
  } satisfies QuoteGoods
}
