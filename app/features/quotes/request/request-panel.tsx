import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import type { BasketLine } from '#app/features/quotes/basket/basket.ts'
import type { KnownGoods } from './goods.store.ts'
import { fittedLine, loadOf } from './load.ts'
import { LoadWords } from './load-words.tsx'
import { NextSteps } from './next-steps.tsx'
import { useAmounts } from './unit-names.ts'
import type { RequestForm } from './use-request.ts'

interface RequestPanelProps {
  formId: string
  form: RequestForm
  lines: readonly BasketLine[]
  goods: KnownGoods
  /** A file is on its way: the request waits for it. */
  isFileSending: boolean
  dueAt: number
}

/** What is asked for, with the button that sends it, and what happens then. */
export function RequestPanel(props: RequestPanelProps) {
  const { formId, form, lines, goods, isFileSending, dueAt } = props
  const { t } = useLingui()
  return (
    <aside aria-label={t`Your request`} className="order-panel order-panel-beside quote-panel">
      <h2>
        <Trans>Your request</Trans>
      </h2>
      <MiniLines goods={goods} lines={lines} />
      <LoadWords load={loadOf(lines, goods)} />
      <div className="needs-script">
        <Consent form={form} />
        <Button
          className="w-full"
          form={formId}
          isBusy={form.isBusy || isFileSending}
          size="l"
          type="submit"
        >
          <Trans>Send the request</Trans>
        </Button>
        <p aria-live="polite" className="fine empty:hidden">
          {isFileSending && <Trans>A file is still on its way.</Trans>}
        </p>
      </div>
      <NextSteps dueAt={dueAt} />
      <p className="fine">
        <Trans>
          The request binds nobody. Your list is emptied only when the request has arrived.
        </Trans>
      </p>
    </aside>
  )
}

function MiniLines({ lines, goods }: Pick<RequestPanelProps, 'lines' | 'goods'>) {
  const amounts = useAmounts()
  return (
    <ul className="quote-mini">
      {lines.map((line) => {
        const product = line.productId === null ? undefined : goods[line.productId]
        const { unit, quantity } = fittedLine(line, product)
        return (
          <li key={line.id}>
            <bdi>{product?.name ?? line.productName}</bdi>
            <span className="num">{amounts[unit](quantity)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Consent({ form }: { form: RequestForm }) {
  return (
    <Checkbox
      {...form.part('consent')}
      checked={form.values.consent}
      className="mb-4"
      data-unkept
      label={
        <Trans>
          You may answer me by e-mail about this request.{' '}
          <ContentLink className="inline-link" url="/privacy">
            Privacy
          </ContentLink>
        </Trans>
      }
      onChange={(event) => form.change({ consent: event.target.checked })}
    />
  )
}
