import { View } from '@react-pdf/renderer'
import type { SheetGoods } from '#domain/catalogues.schema.ts'
import { Barcode } from './barcode.tsx'
import { GoodsName, GoodsPieces, GoodsPrices } from './goods-pieces.tsx'
import type { GoodsPageProps } from './goods-page-props.ts'
import { ListedGoods } from './listed-goods.tsx'
import { line, mm, quiet } from './paper.ts'
import { PaperPicture } from './paper-picture.tsx'
import { SourceText } from './paper-text.tsx'
import { SheetPage } from './sheet-page.tsx'

/** Goods in the layout that was chosen. */
export function GoodsPage(props: GoodsPageProps) {
  const { sheet, groups } = props
  const [first] = groups
  return (
    <SheetPage {...props} title={first?.title.text ?? ''}>
      {sheet.layout === 'grid' && <Grid {...props} goods={first?.goods ?? []} />}
      {sheet.layout === 'page' && first?.goods[0] && <Single {...props} goods={first.goods[0]} />}
      {sheet.layout === 'list' && <ListedGoods {...props} />}
    </SheetPage>
  )
}

type GridProps = Omit<GoodsPageProps, 'groups'> & { goods: readonly SheetGoods[] }

const cellHeight = mm(80)

/** Six on a page, in two columns. */
function Grid({ goods, ...props }: GridProps) {
  return (
    <View style={{ flexDirection: props.flow.row, flexWrap: 'wrap', columnGap: mm(6) }}>
      {goods.map((each) => (
        <Cell {...props} goods={each} key={each.key} />
      ))}
    </View>
  )
}

type CellProps = Omit<GoodsPageProps, 'groups'> & { goods: SheetGoods }

function Cell({ goods, flow, pictures, origin }: CellProps) {
  const said = goods.allergens.map(({ text }) => text).join('').length
  return (
    <View
      style={{
        ...{ flexDirection: flow.row, width: mm(87), height: cellHeight, gap: mm(4) },
        ...{ borderTopWidth: 0.7, borderTopColor: line, paddingVertical: mm(5) },
      }}
    >
      <PaperPicture
        height={cellHeight - mm(10)}
        picture={goods.picture}
        pictures={pictures}
        tint={goods.tint}
        width={mm(41)}
      />
      <View style={{ width: mm(42), justifyContent: 'space-between' }}>
        <View style={{ gap: mm(1) }}>
          <GoodsName flow={flow} fontSize={12.5} goods={goods} maxLines={3} origin={origin} />
          <SourceText flow={flow} style={{ color: quiet }} text={goods.packageSize} />
          {said < 120 && (
            <SourceText
              flow={flow}
              style={{ color: quiet, maxLines: said < 60 ? 3 : 2, textOverflow: 'ellipsis' }}
              text={goods.description}
            />
          )}
          <GoodsPieces flow={flow} pieces={goods.allergens} fontSize={said > 180 ? 6.5 : 8} />
        </View>
        <View style={{ gap: mm(1.5), alignItems: flow.side }}>
          <GoodsPrices flow={flow} goods={goods} />
          {goods.gtin !== undefined && <Barcode gtin={goods.gtin} />}
        </View>
      </View>
    </View>
  )
}

/** One on a page, with its whole description. */
function Single({ goods, flow, pictures, origin }: CellProps) {
  return (
    <View style={{ gap: mm(4) }}>
      <PaperPicture
        height={mm(112)}
        picture={goods.picture}
        pictures={pictures}
        tint={goods.tint}
        width={mm(180)}
      />
      <GoodsName flow={flow} fontSize={24} goods={goods} maxLines={4} origin={origin} />
      <View style={{ flexDirection: flow.row, gap: mm(10) }}>
        <View style={{ width: mm(112), gap: mm(2.5) }}>
          <SourceText flow={flow} style={{ color: quiet, fontSize: 10 }} text={goods.packageSize} />
          <SourceText flow={flow} style={{ fontSize: 10, maxLines: 12 }} text={goods.description} />
          <GoodsPieces flow={flow} fontSize={8.5} pieces={goods.ingredients ?? []} />
          <GoodsPieces flow={flow} fontSize={9} pieces={goods.allergens} />
          {goods.storage && (
            <SourceText flow={flow} style={{ color: quiet }} text={goods.storage} />
          )}
        </View>
        <View style={{ width: mm(58), gap: mm(3), alignItems: flow.side }}>
          <GoodsPrices flow={flow} fontSize={18} goods={goods} />
          {goods.gtin !== undefined && <Barcode gtin={goods.gtin} width={mm(37)} />}
        </View>
      </View>
    </View>
  )
}
