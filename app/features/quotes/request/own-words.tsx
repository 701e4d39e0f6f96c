import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longestQuoteTitle } from '#domain/quote-request.schema.ts'
import { canBeName, cleanLine } from '#domain/typed-text.ts'
import { type BasketLine, withOwnWords } from '#app/features/quotes/basket/basket.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'

interface OwnWordsProps {
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
}

/** A line for what is not in the shop, in the buyer's own words. */
export function OwnWords({ onChange }: OwnWordsProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState('')
  const add = () => {
    const clean = cleanLine(title)
    if (!canBeName(clean)) return
    let isFull = false
    onChange((lines) => {
      const more = withOwnWords(lines, clean, Date.now())
      isFull = more === undefined
      return more ?? [...lines]
    })
    if (isFull) notify.error(t`A request holds 100 lines at most.`)
    else setTitle('')
  }
  return (
    <div className="quote-own">
      <TextField
        dir="auto"
        hint={t`For example: heather honey, 5 kg pail`}
        isOptional
        label={t`Something that is not in the shop`}
        maxLength={longestQuoteTitle}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        value={title}
      />
      <Button aria-disabled={!canBeName(cleanLine(title))} onClick={add} variant="outline">
        <Trans>Add</Trans>
      </Button>
    </div>
  )
}
