import { Trans, useLingui } from '@lingui/react/macro'
import type { Papers } from '#domain/order-papers.schema.ts'
import { GoodsOptions, useTemperatureWords } from './paper-words.tsx'

/** What to fetch for all of the orders together, by how cold it lies. */
export function PickList({ papers }: { papers: Papers }) {
  const temperatureWords = useTemperatureWords()
  const { dayText, orders, goods } = papers
  return (
    <article className="ws-paper">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>
          <Trans>Pick list</Trans>
        </h2>
        <p className="flex flex-wrap gap-x-4">
          {dayText && <strong>{dayText}</strong>}
          <bdi className="num">{orders.map(({ number }) => number).join(', ')}</bdi>
        </p>
      </header>
      {goods.map(({ temperature, goods: cold }) => (
        <section key={temperature}>
          <h3>{temperatureWords[temperature]}</h3>
          <table>
            <thead>
              <PickHead />
            </thead>
            <tbody>
              {cold.map(({ key, title, packageSize, options, sku, quantity, orders: of }) => (
                <tr key={key}>
                  <td className="ws-paper-tick">☐</td>
                  <td className="ws-paper-count num">{quantity}</td>
                  <td>
                    <strong>
                      <bdi>{title}</bdi>
                    </strong>
                    <small>
                      <bdi>{packageSize}</bdi>
                      <GoodsOptions options={options} packageSize={packageSize} />
                    </small>
                  </td>
                  <td>
                    <bdi className="num">{sku}</bdi>
                  </td>
                  <td>
                    {of.map(({ number, quantity: each }) => (
                      <span className="block" key={number}>
                        <bdi className="num">{each}</bdi> <span>·</span>{' '}
                        <bdi className="num">{number}</bdi>
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </article>
  )
}

function PickHead() {
  const { t } = useLingui()
  return (
    <tr>
      <th aria-label={t`Fetched`} className="ws-paper-tick-column" scope="col" />
      <th className="ws-paper-count-column" scope="col">
        <Trans>Count</Trans>
      </th>
      <th scope="col">
        <Trans>Product</Trans>
      </th>
      <th className="ws-paper-note-column" scope="col">
        <Trans>Number</Trans>
      </th>
      <th className="ws-paper-note-column" scope="col">
        <Trans>Orders</Trans>
      </th>
    </tr>
  )
}
