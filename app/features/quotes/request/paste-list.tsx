import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { QuoteGoods } from '#domain/quote-goods.schema.ts'
import { type BasketLine, withProduct } from '#app/features/quotes/basket/basket.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { findGoods, keepGoods } from './goods.store.ts'
import { pasted, type PastedLine } from './pasted.ts'

interface PasteListProps {
  paste: Paste
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
}

/** A pasted list, and what became of it. */
interface Pasted {
  text: string
  outcome: { added: number; left: number } | undefined
}

/** It lies with the page: the first line that is found puts the form in the place of the empty request. */
export function usePaste() {
  const [pasted, setPasted] = useState<Pasted>({ text: '', outcome: undefined })
  return { ...pasted, change: setPasted }
}
export type Paste = ReturnType<typeof usePaste>

/** Item numbers from a spreadsheet, with how many of each. What is not found is said, and stays in the box. */
export function PasteList({ paste: { text, outcome, change }, onChange }: PasteListProps) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)

  async function add() {
    const { lines, unread } = pasted(text)
    setBusy(true)
    const numbers = [...new Set(lines.map(({ number }) => number))]
    const answer = numbers.length > 0 ? await findGoods({ numbers }) : undefined
    setBusy(false)
    setUnreachable(answer?.ok === false)
    if (answer?.ok === false) return change({ text, outcome: undefined })
    const goods = answer?.value.goods ?? []
    keepGoods(goods)
    const missed = new Set<PastedLine>()
    onChange((before) => {
      missed.clear()
      return lines.reduce<BasketLine[]>(
        (all, line) => {
          const raised = withGoods(all, line, goods)
          if (!raised) missed.add(line)
          return raised ?? all
        },
        [...before],
      )
    })
    const left = [...unread, ...[...missed].map((line) => line.text)]
    change({
      text: left.join('\n'),
      outcome: { added: lines.length - missed.size, left: left.length },
    })
  }

  return (
    <div className="quote-paste">
      <TextArea
        dir="ltr"
        error={
          isUnreachable
            ? t`We cannot reach the shop. Try again in a moment.`
            : outcome && outcome.left > 0
              ? t`What stands here was not found. Check the numbers, and how many.`
              : undefined
        }
        hint={t`One item number or barcode per line, then how many: PF-4001 24`}
        isOptional
        label={t`Item numbers`}
        onChange={(event) => change({ text: event.target.value, outcome: undefined })}
        value={text}
      />
      <Button
        aria-disabled={text.trim() === ''}
        isBusy={isBusy}
        onClick={() => void (text.trim() !== '' && add())}
        variant="outline"
      >
        <Trans>Add to request</Trans>
      </Button>
      <Said>
        {outcome && outcome.added > 0 && (
          <Plural one="# line was added." other="# lines were added." value={outcome.added} />
        )}
      </Said>
    </div>
  )
}

function Said({ children }: { children: ReactNode }) {
  return (
    <p className="text-s text-muted-foreground" role="status">
      {children}
    </p>
  )
}

function withGoods(
  lines: readonly BasketLine[],
  { number, quantity }: PastedLine,
  goods: readonly QuoteGoods[],
): BasketLine[] | undefined {
  const wanted = number.toUpperCase()
  const found = goods.find(({ sku, barcode }) => sku.toUpperCase() === wanted || barcode === wanted)
  if (!found) return undefined
  const product = { productId: found.id, productName: found.name, productImage: found.imageUrl }
  return withProduct(lines, product, Date.now(), { quantity })
}
