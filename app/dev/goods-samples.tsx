import { GoodsLine } from '#app/ui/goods-line.tsx'
import { goodsNotes } from '#app/ui/goods-notes.tsx'
import { MediaPicture } from '#app/ui/media-picture.tsx'
import { OrderSums } from '#app/ui/order-sums.tsx'
import { Sample } from './sample.tsx'

const lost = { id: 'none', version: 1, width: 160, height: 192, focalX: 50, focalY: 50 }

export function GoodsSamples() {
  return (
    <>
      <ul className="max-w-md">
        <GoodsLine
          imageUrl="/pictures/blueberry-jam-640.webp"
          notes={goodsNotes({
            quantity: 2,
            packageSize: '340 g',
            options: [{ label: 'Lokk', value: 'Tre' }],
            allergenText: 'Kan inneholde nøtter',
          })}
          ore={17_800}
          tint="berry"
          title="Blåbærsyltetøy"
        />
        <GoodsLine imageUrl={null} notes={[]} ore={28_900} tint="dairy" title="Uten bilde" />
      </ul>
      <div className="max-w-md">
        <OrderSums
          freight={{ label: 'Frakt', ore: 8900 }}
          itemsOre={46_700}
          totalOre={55_600}
          vat={[{ rateBp: 1500, vatOre: 7252 }]}
        />
      </div>
      <div className="max-w-md">
        <OrderSums
          freight={{ label: 'Frakt, ikke kjent ennå', ore: null }}
          itemsOre={46_700}
          totalOre={46_700}
          vat={[]}
        />
      </div>
      <Sample name="picture of the library; one that fails keeps its space">
        <MediaPicture
          alt="Gårdsost"
          className="w-40"
          picture={{ ...lost, isDecorative: false }}
          sizes="160px"
        />
      </Sample>
    </>
  )
}
