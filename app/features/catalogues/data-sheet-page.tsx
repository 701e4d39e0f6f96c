import '#app/styles/catalogue.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DataSheet } from '#domain/data-sheet.schema.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { Barcode } from './barcode.tsx'
import { fetchDataSheet } from './catalogues.functions.ts'
import { Pieces, SourceText } from './sheet-text.tsx'

interface DataSheetPageProps {
  sheet: DataSheet
  slug: string
}

/** All that is known of a product, to print or to keep. */
export function DataSheetPage({ sheet, slug }: DataSheetPageProps) {
  const { t } = useLingui()
  const { goods, kind, sections, company } = sheet
  return (
    <article className="wrap data-sheet">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, url: '/' },
          { label: goods.name.text, url: `/products/${slug}` },
          { label: kind },
        ]}
      />
      <div className="data-sheet-head">
        <span className={`paper-picture tint-${goods.tint}`}>
          {goods.picture !== undefined && (
            <Picture
              alt=""
              height={720}
              load="eager"
              sizes="320px"
              src={goods.picture}
              width={600}
            />
          )}
        </span>
        <div className="grid content-start gap-3">
          <p className="catalogue-quiet">{kind}</p>
          <h1>
            <SourceText text={goods.name} />
          </h1>
          <p>
            <SourceText text={goods.packageSize} />
          </p>
          <p>
            <SourceText text={goods.description} />
          </p>
          {goods.gtin !== undefined && <Barcode gtin={goods.gtin} />}
          <Actions kind={kind} sku={goods.sku} slug={slug} />
        </div>
      </div>
      {sections.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rows.map(({ label, value, isFigure }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={isFigure ? 'num' : undefined}>
                  <bdi>
                    <Pieces pieces={value} />
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="catalogue-quiet mt-8 flex flex-wrap gap-x-4">
        <bdi>{`v${sheet.version}`}</bdi>
        {[sheet.date, sheet.coverage, sheet.source, company.name]
          .filter((each) => each !== '')
          .map((each) => (
            <bdi key={each}>{each}</bdi>
          ))}
      </p>
    </article>
  )
}

function Actions({ slug, kind, sku }: { slug: string; kind: string; sku: string }) {
  const { send, isBusy, message } = useSave()
  async function download(): Promise<void> {
    const answer = await send(() => fetchDataSheet(slug))
    if (answer?.ok) saveFile(answer.value, `${kind} ${sku}.pdf`)
  }
  return (
    <div className="data-sheet-actions needs-script grid gap-2">
      <p className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void download()} variant="primary">
          <Icon name="download" size="s" />
          <Trans>Download PDF</Trans>
        </Button>
        <Button onClick={() => window.print()} variant="outline">
          <Icon name="printer" size="s" />
          <Trans>Print</Trans>
        </Button>
      </p>
      <FormError text={message} />
    </div>
  )
}
