import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import { piecesOf } from '#domain/quotes.ts'
import { useFocusSuccessor } from '#app/ui/use-focus-successor.ts'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'
import { Carton } from './carton.tsx'
import { cartonsIn } from './load.ts'

interface PackedWordsProps {
  line: BasketLine
  goods: QuoteGoods
  onFill: (quantity: number) => void
}

/** How a line is packed, drawn and in one sentence, with what is missing to a full carton. Nothing of goods whose packing nobody knows. */
export function PackedWords({ line, goods, onFill }: PackedWordsProps) {
  const { unitsPerCarton: size, cartonsPerPallet } = goods
  if (size === null) return null
  const { full, rest } = cartonsIn(line, goods)
  const missing = rest === 0 ? 0 : size - rest
  return (
    <div className="quote-packed num">
      {line.unit === 'pallet' && cartonsPerPallet !== null ? (
        <Carton filled={cartonsPerPallet} kind="pallet" size={cartonsPerPallet} />
      ) : (
        <Carton filled={rest === 0 ? size : rest} kind="carton" size={size} />
      )}
      <span>
        {missing === 0 ? (
          <Full goods={goods} line={line} size={size} />
        ) : (
          <>
            <Begun full={full} rest={rest} size={size} />{' '}
            <FillButton missing={missing} onFill={() => onFill(line.quantity + missing)} />
          </>
        )}
      </span>
    </div>
  )
}

function Full({ line, goods, size }: Pick<PackedWordsProps, 'line' | 'goods'> & { size: number }) {
  const { t } = useLingui()
  const pieces = piecesOf(line, goods) ?? line.quantity
  const cartons = pieces / size
  return (
    <>
      <b>
        <Plural one="# piece" other="# pieces" value={pieces} />
      </b>{' '}
      {line.unit === 'pallet' ? (
        <>
          <span>{t`in ${plural(cartons, { one: '# carton', other: '# cartons' })} of ${size}`}</span>{' '}
          <em>
            <Plural one="Full pallet" other="Full pallets" value={line.quantity} />
          </em>
        </>
      ) : (
        <>
          <span>{t`in cartons of ${size}`}</span>{' '}
          <em>
            <Plural one="Full carton" other="Full cartons" value={cartons} />
          </em>
        </>
      )}
    </>
  )
}

function Begun({ full, rest, size }: { full: number; rest: number; size: number }) {
  const { t } = useLingui()
  return (
    <b>
      {full === 0
        ? t`${rest} of ${size} in a carton.`
        : t`${plural(full, { one: '# full carton', other: '# full cartons' })}, and ${rest} of ${size} in the next.`}
    </b>
  )
}

function FillButton({ missing, onFill }: { missing: number; onFill: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusSuccessor(button)
  return (
    <button onClick={onFill} ref={button} type="button">
      <Plural
        one="Add # more to fill the carton"
        other="Add # more to fill the carton"
        value={missing}
      />
    </button>
  )
}
