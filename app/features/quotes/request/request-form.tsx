import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { type BasketLine, without } from '#app/features/quotes/basket/basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { CompanySection } from './company-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import type { KnownGoods } from './goods.store.ts'
import { MessageSection } from './message-section.tsx'
import { MoreLines } from './more-lines.tsx'
import type { Paste } from './paste-list.tsx'
import { RequestIntro } from './request-intro.tsx'
import { RequestPanel } from './request-panel.tsx'
import type { RequestPageProps } from './request-props.ts'
import { useQuoteFiles } from './use-quote-files.ts'
import { type RequestForm as Form, useRequest } from './use-request.ts'

interface RequestFormProps extends RequestPageProps {
  lines: readonly BasketLine[]
  goods: KnownGoods
  paste: Paste
  onChange: (of: (lines: readonly BasketLine[]) => BasketLine[]) => void
}

const formId = 'quote-request'
const messageId = 'quote-message'

/** The request: its lines, who asks, where it goes and what else there is to say. */
export function RequestForm({
  start,
  buyerId,
  lines,
  goods,
  paste,
  onChange,
  onSent,
}: RequestFormProps) {
  const files = useQuoteFiles()
  const form = useRequest({ start, buyerId, lines, files, onChange, onSent })
  const gone = lines.filter(({ productId }) => productId !== null && goods[productId] === null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!files.isSending) void form.submit()
  }
  return (
    <div className="checkout quote-request">
      <div>
        <RequestIntro />
        <form className="needs-script" id={formId} method="post" noValidate onSubmit={submit}>
          <FieldSummary wrong={wrongFieldsOf(form)} />
          <RequestMessage text={form.message} />
          <section className="step">
            <h2 className="quote-head">
              <Trans>Goods</Trans>
              <PageLink className="link" to="/products">
                <Icon name="plus" size="s" />
                <Trans>Add more</Trans>
              </PageLink>
            </h2>
            <GoneGoods
              count={gone.length}
              onRemove={() =>
                onChange((all) =>
                  gone.reduce<BasketLine[]>((left, { id }) => without(left, id), [...all]),
                )
              }
            />
            <BasketLines errors={form.lineErrors} goods={goods} lines={lines} onChange={onChange} />
            <MoreLines onChange={onChange} paste={paste} />
          </section>
          <CompanySection form={form} />
          <DeliverySection form={form} start={start} />
          <MessageSection files={files} form={form} />
        </form>
      </div>
      <RequestPanel
        dueAt={start.dueAt}
        form={form}
        formId={formId}
        goods={goods}
        isFileSending={files.isSending}
        lines={lines}
      />
    </div>
  )
}

/** In the order of the page. */
function wrongFieldsOf({ values, part }: Form) {
  return Object.keys(values).flatMap((name) => {
    const { id, error } = part(name)
    return error === undefined ? [] : [{ id, sentence: error }]
  })
}

/** Why nothing was sent, where it is about no single field; who sent it is led there. */
function RequestMessage({ text }: { text: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== undefined) box.current?.focus()
  }, [text])
  return (
    <div aria-live="assertive">
      {text !== undefined && (
        <div className="form-message mt-7" id={messageId} ref={box} tabIndex={-1}>
          <p className="font-semibold">{text}</p>
        </div>
      )}
    </div>
  )
}

function GoneGoods({ count, onRemove }: { count: number; onRemove: () => void }) {
  if (count === 0) return null
  return (
    <div className="form-message form-message-quiet mb-4">
      <p>
        <Trans>Some of these goods are no longer sold.</Trans>
      </p>
      <button className="inline-link min-h-7" onClick={onRemove} type="button">
        <Trans>Take them out</Trans>
      </button>
    </div>
  )
}
