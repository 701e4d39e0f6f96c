import { View } from '@react-pdf/renderer'
import type { SheetGoods } from '#domain/catalogues.schema.ts'
import { Barcode } from './barcode.tsx'
import type { GoodsPageProps } from './goods-page-props.ts'
import { GoodsName, GoodsPieces, GoodsPrices } from './goods-pieces.tsx'
import { line, mm, paper, quiet } from './paper.ts'
import { SourceText } from './paper-text.tsx'

/** A price list: goods in lines, each group below its name. */
export function ListedGoods({ groups, ...props }: GoodsPageProps) {
  return (
    <View>
      {groups.map(({ title, goods }, at) => (
        <View key={title.text} {...(at > 0 ? { bookmark: { title: title.text, fit: true } } : {})}>
          {at > 0 && (
            <SourceText
              flow={props.flow}
              style={{ ...paper.heading, fontSize: 14, marginTop: mm(5), marginBottom: mm(2) }}
              text={title}
            />
          )}
          {goods.map((each) => (
            <Row {...props} goods={each} key={each.key} />
          ))}
        </View>
      ))}
    </View>
  )
}

function Row({ goods, flow, origin }: Omit<GoodsPageProps, 'groups'> & { goods: SheetGoods }) {
  return (
    <View
      style={{
        ...{ flexDirection: flow.row, gap: mm(5), paddingVertical: mm(1.2) },
        ...{ borderTopWidth: 0.7, borderTopColor: line },
      }}
      wrap={false}
    >
      <View style={{ flex: 1 }}>
        <GoodsName flow={flow} fontSize={10} goods={goods} origin={origin} />
        <SourceText flow={flow} style={{ color: quiet, fontSize: 8 }} text={goods.packageSize} />
        <GoodsPieces flow={flow} fontSize={7.5} pieces={goods.allergens} />
      </View>
      <View style={{ width: mm(46) }}>
        <GoodsPrices flow={flow} fontSize={10} goods={goods} />
      </View>
      {goods.gtin !== undefined && <Barcode gtin={goods.gtin} width={mm(26)} />}
    </View>
  )
}
