import { Trans, useLingui } from '@lingui/react/macro'
import type { TableCards } from '#domain/admin-restaurants.schema.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'

/** So many fit on a sheet of A4. */
const onASheet = 4

/** The cards for tables, to be printed and cut out: what is scanned leads to the menu, with the table known. */
export function TableCardsPage({ data }: SectionProps<TableCards>) {
  const { i18n } = useLingui()
  const { cards } = data
  const sheets = Array.from({ length: Math.ceil(cards.length / onASheet) }, (_, at) =>
    cards.slice(at * onASheet, (at + 1) * onASheet),
  )
  return (
    <SectionPage
      actions={
        <>
          <ButtonLink to="/admin/restaurants" variant="outline">
            <Trans>Restaurants</Trans>
          </ButtonLink>
          <Button className="needs-script" onClick={() => window.print()} variant="outline">
            <Icon name="printer" size="s" />
            <Trans>Print</Trans>
          </Button>
        </>
      }
      count={i18n.number(cards.length)}
      title={<Trans>Cards for tables</Trans>}
    >
      {sheets.length === 0 ? (
        <EmptyState icon="utensils" title={<Trans>No tables yet</Trans>} />
      ) : (
        <div className="grid gap-8 px-[var(--ws-gutter)] pb-12 print:block print:p-0">
          {sheets.map((sheet) => (
            <article className="ws-paper" key={sheet[0]?.id}>
              <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
                {sheet.map((card) => (
                  <Card card={card} data={data} key={card.id} />
                ))}
              </div>
            </article>
          ))}
        </div>
      )}
    </SectionPage>
  )
}

function Card({ card, data }: { card: TableCards['cards'][number]; data: TableCards }) {
  const { t } = useLingui()
  const { name, sentences } = data
  return (
    <section className="grid break-inside-avoid content-start justify-items-center gap-2 rounded-[var(--radius-m)] border border-[var(--border)] p-5 text-center">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <h2 className="text-4xl! leading-tight!">
        <bdi>{card.name}</bdi>
      </h2>
      <div className="w-40">
        <QrCode label={t`Code of table ${card.name}`} qr={card.qr} />
      </div>
      <ul className="grid gap-1 text-[length:var(--text-s)] print:text-xs">
        {sentences.map(({ code, direction, text }) => (
          <li dir={direction} key={code} lang={code}>
            {text}
          </li>
        ))}
      </ul>
      <p className="ws-quiet text-xs break-all">
        <bdi dir="ltr">{card.address}</bdi>
      </p>
    </section>
  )
}
