import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longestQuoteNote, longestQuoteTitle } from '#domain/quotes.ts'
import { readKroner } from '#domain/typed-money.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { Price } from '#app/ui/price.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { quantityText, quoteUnitWords } from '#app/features/quotes/words.ts'
import {
  discounted,
  discountText,
  type LineFacts,
  lineMarginBp,
  type TypedLine,
  typedPieces,
  unitsOf,
} from './offer-draft.ts'

interface OfferLineProps {
  line: TypedLine
  facts: LineFacts
  vatRates: readonly number[]
  marginFloorBp: number
  /** The last line stays: an offer has one at least. */
  canRemove: boolean
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<TypedLine>) => void
  onRemove: () => void
}

/** One line of the offer: how many, for how much, and what is earned by it. */
export function OfferLine(props: OfferLineProps) {
  const { line, facts, canRemove, onRemove } = props
  const { t } = useLingui()
  const { title, net } = line
  const pieces = typedPieces(line, facts)
  const ore = readKroner(net)
  return (
    <fieldset className="grid min-w-0 gap-2 border-b border-[var(--border)] py-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <Facts facts={facts} pieces={pieces} />
        </div>
        <span className="flex flex-none items-center gap-2">
          {ore !== undefined && pieces > 0 && (
            <strong>
              <Price ore={ore * pieces} />
            </strong>
          )}
          {canRemove && <RowButton icon="trash-2" label={t`Remove ${title}`} onPress={onRemove} />}
        </span>
      </div>
      <Figures {...props} />
      <More {...props} />
    </fieldset>
  )
}

function Facts({ facts, pieces }: { facts: LineFacts; pieces: number }) {
  const { t, i18n } = useLingui()
  const { packageSize, costOre, free, isGone } = facts
  return (
    <small className="ws-quiet flex flex-wrap gap-x-3">
      {packageSize && <bdi>{packageSize}</bdi>}
      <span className="num">{quantityText(i18n, { unit: 'each', quantity: pieces })}</span>
      {typeof costOre === 'number' && (
        <span>
          <Trans>
            cost <Price ore={costOre} />
          </Trans>
        </span>
      )}
      {typeof free === 'number' && (
        <span className={free < pieces ? 'text-[var(--warning-ink,var(--foreground))]' : ''}>
          {t`${free} in stock`}
        </span>
      )}
      {isGone && (
        <span className="ws-state" data-tone="warn">
          {t`not in the shop any more`}
        </span>
      )}
    </small>
  )
}

const figure = { autoComplete: 'off', dir: 'ltr' } as const

function Figures({ line, facts, marginFloorBp, errorOf, onChange }: OfferLineProps) {
  const { t, i18n } = useLingui()
  // What is typed as a discount stays as it is typed until the field is left.
  const [percent, setPercent] = useState<string>()
  const typePercent = (typed: string) => {
    setPercent(typed)
    const net = discounted(typed, facts.listNetOre)
    if (net !== undefined) onChange({ net })
  }
  return (
    <div className="flex flex-wrap items-start gap-2 *:min-w-0 *:flex-[1_1_4.5rem]">
      <TextField
        {...figure}
        error={errorOf('quantity')}
        inputMode="numeric"
        label={t`Quantity`}
        maxLength={6}
        onChange={({ target }) => onChange({ quantity: target.value })}
        value={line.quantity}
      />
      <SelectField
        className="flex-[2_1_7.5rem]!"
        error={errorOf('unit')}
        label={t`Unit`}
        onChange={({ target }) => onChange({ unit: target.value as TypedLine['unit'] })}
        value={line.unit}
      >
        {[...new Set([...unitsOf(facts), line.unit])].map((unit) => (
          <option key={unit} value={unit}>
            {i18n._(quoteUnitWords[unit])}
          </option>
        ))}
      </SelectField>
      <TextField
        {...figure}
        className="flex-[1_1_5.5rem]!"
        error={errorOf('netOre')}
        inputMode="decimal"
        label={t`Net price`}
        maxLength={12}
        onChange={({ target }) => onChange({ net: target.value })}
        value={line.net}
      />
      <TextField
        {...figure}
        disabled={!facts.listNetOre}
        inputMode="decimal"
        isOptional={false}
        label={t`Discount, %`}
        maxLength={7}
        onBlur={() => setPercent(undefined)}
        onChange={({ target }) => typePercent(target.value)}
        value={percent ?? discountText(line.net, facts.listNetOre)}
      />
      <TextField
        {...figure}
        error={errorOf('leadDays')}
        inputMode="numeric"
        label={t`Days`}
        maxLength={3}
        onChange={({ target }) => onChange({ leadDays: target.value })}
        value={line.leadDays}
      />
      <Margin bp={lineMarginBp(line, facts)} floorBp={marginFloorBp} />
    </div>
  )
}

function Margin({ bp, floorBp }: { bp: number | undefined; floorBp: number }) {
  const { t, i18n } = useLingui()
  const floor = i18n.number(floorBp / 100)
  const isLow = bp !== undefined && bp < floorBp
  return (
    <p className="field">
      <span className="field-label">{t`Margin`}</span>
      <span
        className={isLow ? 'num font-semibold text-[var(--warning)]' : 'num'}
        data-margin={isLow ? 'low' : undefined}
      >
        <span>{bp === undefined ? '–' : percentText(i18n.locale, bp)}</span>{' '}
        {isLow && <small>{t`under ${floor}`}</small>}
      </span>
    </p>
  )
}

/** Basis points as people read them: `24,7 %`. */
export function percentText(locale: string, bp: number): string {
  const shape = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale === 'ar' ? 'nb' : locale, shape).format(bp / 10_000)
}

/** What a line has beside its figures: a note to the buyer, and of what is no product its name and its VAT. */
function More({ line, vatRates, errorOf, onChange }: OfferLineProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(line.note !== '')
  return (
    <>
      {line.productId === null && (
        <div className="grid items-start gap-2 sm:grid-cols-[1fr_7rem]">
          <TextField
            autoComplete="off"
            dir="auto"
            error={errorOf('title')}
            label={t`What it is`}
            maxLength={longestQuoteTitle}
            onChange={({ target }) => onChange({ title: target.value })}
            value={line.title}
          />
          <SelectField
            error={errorOf('vatBp')}
            label={t`VAT`}
            onChange={({ target }) => onChange({ vatBp: Number(target.value) })}
            value={line.vatBp}
          >
            {vatRates.map((bp) => (
              <option key={bp} value={bp}>
                {`${bp / 100} %`}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {isOpen ? (
        <TextField
          autoComplete="off"
          dir="auto"
          error={errorOf('note')}
          isOptional
          label={t`Note to the buyer`}
          maxLength={longestQuoteNote}
          onChange={({ target }) => onChange({ note: target.value })}
          value={line.note}
        />
      ) : (
        <div>
          <button
            className="ws-quiet min-h-8 font-semibold underline"
            onClick={() => setIsOpen(true)}
            type="button"
          >
            {t`Add a note to the buyer`}
          </button>
        </div>
      )}
    </>
  )
}
