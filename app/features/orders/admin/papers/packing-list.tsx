import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { temperatures } from '#domain/catalog.ts'
import type { PaperLine, PaperOrder } from '#domain/order-papers.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { GoodsOptions, useTemperatureWords } from './paper-words.tsx'

/** To be filled in by hand. */
const blank = '…………'

const root = getRouteApi('__root__')

/** What lies in the box of one order, and where it goes: without prices, since it may be somebody else's present. */
export function PackingList({ order }: { order: PaperOrder }) {
  const { company } = root.useLoaderData()
  const temperatureWords = useTemperatureWords()
  const { number, lines, note, shippingName, whenText, poNumber } = order
  const groups = temperatures
    .map((temperature) => ({
      temperature,
      cold: lines.filter((line) => line.temperature === temperature),
    }))
    .filter(({ cold }) => cold.length > 0)
  return (
    <article className="ws-paper">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>
          <bdi className="num">{number}</bdi>
        </h2>
        <p>
          <strong>
            <Trans>Packing list</Trans>
          </strong>{' '}
          <bdi>{company.name}</bdi>
        </p>
      </header>
      <Receiver order={order} />
      <p className="flex flex-wrap gap-x-4">
        <bdi>{shippingName}</bdi>
        <bdi>{whenText}</bdi>
        {poNumber && (
          <span>
            <Trans>Their reference:</Trans> <bdi>{poNumber}</bdi>
          </span>
        )}
      </p>
      {note && (
        <p className="ws-paper-note">
          <Trans>The buyer writes:</Trans> <q dir="auto">{note}</q>
        </p>
      )}
      {groups.map(({ temperature, cold }) => (
        <section key={temperature}>
          <h3>{temperatureWords[temperature]}</h3>
          <PackedLines lines={cold} />
        </section>
      ))}
      <footer className="ws-paper-foot">
        <Trans>Packed by</Trans>
      </footer>
    </article>
  )
}

/** Large enough to be read across a table, or stuck to a box. */
function Receiver({ order }: { order: PaperOrder }) {
  const { name, companyName, address, phone } = order
  return (
    <address className="ws-paper-address">
      {companyName && (
        <span>
          <bdi>{companyName}</bdi>
        </span>
      )}
      <span>
        <bdi>{name}</bdi>
      </span>
      {address && (
        <>
          <span>
            <bdi>{address.street}</bdi>
          </span>
          <span>
            <bdi>{`${address.postcode} ${address.city}`}</bdi>
          </span>
        </>
      )}
      {phone && (
        <span>
          <bdi className="num">{phoneText(phone)}</bdi>
        </span>
      )}
    </address>
  )
}

function PackedLines({ lines }: { lines: readonly PaperLine[] }) {
  const { t } = useLingui()
  return (
    <table>
      <thead>
        <tr>
          <th aria-label={t`Packed`} className="ws-paper-tick-column" scope="col" />
          <th className="ws-paper-count-column" scope="col">
            <Trans>Count</Trans>
          </th>
          <th scope="col">
            <Trans>Product</Trans>
          </th>
          <th className="ws-paper-note-column" scope="col">
            <Trans>Lot</Trans>
          </th>
          <th className="ws-paper-note-column" scope="col">
            <Trans>Best before</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({ id, quantity, later, title, packageSize, options, allergenText, ...line }) => (
            <tr key={id}>
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
                {allergenText && <small>{allergenText}</small>}
                {later > 0 && (
                  <small>
                    <Plural one="# comes later" other="# come later" value={later} />
                  </small>
                )}
              </td>
              <td>
                <bdi>{line.lot || blank}</bdi>
              </td>
              <td>
                <bdi>{line.bestBeforeText || blank}</bdi>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
