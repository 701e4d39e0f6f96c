import type { SheetGoods } from '#domain/catalogues.schema.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Barcode } from './barcode.tsx'
import { Pieces, SourceText } from './sheet-text.tsx'

/** One of the goods on paper; its look is that of the layout around it. */
export function SheetGoodsCard({ goods }: { goods: SheetGoods }) {
  const { name, packageSize, description, allergens, ingredients, storage } = goods
  return (
    <li data-dense={allergens.map(({ text }) => text).join('').length > 120 ? '' : undefined}>
      <span className={`paper-picture tint-${goods.tint}`}>
        {goods.picture !== undefined && (
          <Picture alt="" height={720} load="eager" sizes="300px" src={goods.picture} width={600} />
        )}
      </span>
      <div className="paper-words">
        <h3 className="paper-name">
          <SourceText text={name} />
        </h3>
        <p className="paper-size">
          <SourceText text={packageSize} />
        </p>
        <p className="paper-description">
          <SourceText text={description} />
        </p>
        {ingredients && (
          <p className="paper-ingredients">
            <Pieces pieces={ingredients} />
          </p>
        )}
        <p className="paper-allergens">
          <Pieces pieces={allergens} />
        </p>
        {storage && (
          <p className="paper-size">
            <SourceText text={storage} />
          </p>
        )}
      </div>
      <div className="paper-prices">
        {goods.price !== undefined && (
          <p className="paper-price">
            <bdi>{goods.price}</bdi>
          </p>
        )}
        {goods.priceNotes.map((note) => (
          <small key={note}>
            <bdi>{note}</bdi>
          </small>
        ))}
        <small>
          <bdi dir="ltr">{goods.sku}</bdi>
        </small>
      </div>
      {goods.gtin !== undefined && (
        <div className="paper-code">
          <Barcode gtin={goods.gtin} />
        </div>
      )}
    </li>
  )
}
