import type { OrderProgress as Progress } from '#domain/order-progress.schema.ts'
import { Price } from '#app/ui/price.tsx'

/** What has become of the order since it was placed: what left, what will not come, and what was paid back. */
export function OrderProgress({ progress }: { progress: Progress }) {
  const { shipments, dropped, refunds, words } = progress
  return (
    <>
      {shipments.length > 0 && <Shipments shipments={shipments} words={words} />}
      {dropped.length > 0 && <Dropped dropped={dropped} words={words} />}
      <Refunds
        refunds={refunds.filter(({ isReduction }) => !isReduction)}
        title={words.refunded}
        words={words}
      />
      <Refunds
        refunds={refunds.filter(({ isReduction }) => isReduction)}
        title={words.reduced}
        words={words}
      />
    </>
  )
}

function Shipments({ shipments, words }: Pick<Progress, 'shipments' | 'words'>) {
  return (
    <section className="step">
      <h2>{words.sent}</h2>
      {shipments.map(({ number, sentText, carrier, tracking, goods }) => (
        <div className="mt-4" key={number}>
          <p className="font-semibold">{sentText}</p>
          {(carrier || tracking) && (
            <p className="flex flex-wrap gap-x-3 text-muted-foreground">
              {carrier && <bdi>{carrier}</bdi>}
              {tracking && <bdi className="num">{tracking}</bdi>}
            </p>
          )}
          <ul>
            {goods.map(({ title, quantity }, at) => (
              <li key={at}>
                <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Dropped({ dropped, words }: Pick<Progress, 'dropped' | 'words'>) {
  return (
    <section className="step">
      <h2>{words.dropped}</h2>
      <ul className="mt-4">
        {dropped.map(({ title, quantity, text }, at) => (
          <li className="flex flex-wrap gap-x-3" key={at}>
            <span>
              <bdi className="num">{quantity}</bdi> <span>×</span> <bdi>{title}</bdi>
            </span>
            <span className="text-muted-foreground">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refunds({
  refunds,
  title,
  words,
}: Pick<Progress, 'refunds' | 'words'> & { title: string }) {
  if (refunds.length === 0) return null
  return (
    <section className="step">
      <h2>{title}</h2>
      {refunds.map(({ number, amountOre, reason, wayText, whenText }) => (
        <div className="mt-4" key={number}>
          <p className="flex flex-wrap gap-x-3 font-semibold">
            <Price ore={amountOre} />
            <span>{wayText}</span>
          </p>
          <p dir="auto">{reason}</p>
          <p className="flex flex-wrap gap-x-3 text-muted-foreground">
            <span>
              <span>{words.creditNote}</span> <bdi className="num">{number}</bdi>
            </span>
            <span>{whenText}</span>
          </p>
        </div>
      ))}
    </section>
  )
}
