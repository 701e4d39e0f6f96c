import { Trans, useLingui } from '@lingui/react/macro'
import type { CatalogueSheet } from '#domain/catalogues.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageThumb } from './page-thumb.tsx'
import { Sheet } from './sheet.tsx'

interface SheetPreviewProps {
  sheet: CatalogueSheet
  index: number
  onTurn: (index: number) => void
}

/** So many pages are seen small below the open one. */
const thumbs = 8

/** The sheet that is printed, with a way to turn its pages. */
export function SheetPreview({ sheet, index, onTurn }: SheetPreviewProps) {
  const { t, i18n } = useLingui()
  const total = sheet.pages.length
  const [page, pages] = [i18n.number(index + 1), i18n.number(total)]
  const first = Math.max(0, Math.min(index - thumbs / 2, total - thumbs))
  return (
    <section aria-label={t`Preview`} className="sheet-preview">
      <header>
        <b aria-live="polite" className="num">{t`Page ${page} of ${pages}`}</b>
        <span>
          <Button
            aria-disabled={index === 0}
            aria-label={t`Previous page`}
            onClick={() => index > 0 && onTurn(index - 1)}
            size="s"
            variant="outline"
          >
            <Icon name="chevron-left" size="s" />
          </Button>
          <Button
            aria-disabled={index === total - 1}
            aria-label={t`Next page`}
            onClick={() => index < total - 1 && onTurn(index + 1)}
            size="s"
            variant="outline"
          >
            <Icon name="chevron-right" size="s" />
          </Button>
        </span>
      </header>
      <div className="sheet-place">
        <Sheet index={index} sheet={sheet} />
      </div>
      <ol aria-label={t`Pages`} className="thumbs needs-script">
        {sheet.pages.slice(first, first + thumbs).map((content, at) => (
          <li key={first + at}>
            <button
              aria-current={first + at === index ? 'page' : undefined}
              onClick={() => onTurn(first + at)}
              type="button"
            >
              <PageThumb layout={sheet.layout} page={content} />
              <span className="sr-only">
                <Trans>Page</Trans>
              </span>
              <span className="num">{i18n.number(first + at + 1)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
