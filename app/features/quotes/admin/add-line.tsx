import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { quoteRules } from '#domain/quote-rules.ts'
import type { AdminProducts } from '#domain/admin-products.schema.ts'
import { newId } from '#domain/ids.ts'
import { longestQuoteTitle } from '#domain/quotes.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { TypedLine } from './offer-draft.ts'

const pauseMs = 300
const mostHits = 6

interface AddLineProps {
  /** The rate of what is no product. */
  vatBp: number
  onAdd: (line: TypedLine) => void
}

/** A further line of the offer: a product that is searched for, or what is made for this buyer in one's own words. */
export function AddLine({ vatBp, onAdd }: AddLineProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  const [hits, setHits] = useState<AdminProducts['products']>([])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = async (q: string) => {
    const answer = await callApi<AdminProducts>(`/admin/products?${new URLSearchParams({ q })}`)
    if (answer.ok) setHits(answer.value.products.slice(0, mostHits))
  }
  const type = (typed: string) => {
    setWords(typed)
    clearTimeout(waiting.current)
    if (typed.trim().length < 2) setHits([])
    else waiting.current = setTimeout((q: string) => void look(q), pauseMs, typed.trim())
  }
  const add = (productId: string | null, title: string) => {
    const { leadDays } = quoteRules
    onAdd({
      ...{ id: newId(), productId, title, unit: 'each', vatBp, note: '' },
      ...{ quantity: '1', net: '', leadDays: String(leadDays) },
    })
    setIsOpen(false)
    type('')
  }
  if (!isOpen)
    return (
      <Button onClick={() => setIsOpen(true)} size="s" variant="plain">
        <Icon name="plus" size="s" />
        <Trans>Add a line</Trans>
      </Button>
    )
  const own = words.trim()
  return (
    <div className="grid w-full gap-2">
      <TextField
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has made room for this field
        autoFocus
        dir="auto"
        hint={t`A product by its name or number, or what you make for them in your own words.`}
        label={t`New line`}
        maxLength={longestQuoteTitle}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void look(own)
        }}
        value={words}
      />
      <ul className="grid">
        {hits.map(({ id, name, sku }) => (
          <li key={id}>
            <button
              className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-[var(--border)] text-start"
              onClick={() => add(id, name)}
              type="button"
            >
              <bdi className="font-semibold">{name}</bdi>
              <bdi className="ws-quiet num">{sku}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {own !== '' && (
          <Button onClick={() => add(null, own)} size="s" variant="outline">
            <Trans>Add in these words</Trans>
          </Button>
        )}
        <Button onClick={() => setIsOpen(false)} size="s" variant="plain">
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
