import '#app/styles/catalogue.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CatalogueView } from '#domain/catalogues.schema.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { CatalogueActions } from './catalogue-actions.tsx'
import { CatalogueForm } from './catalogue-form.tsx'
import { type Choice, searchOfChoice } from './catalogue-search.ts'
import { Sheet } from './sheet.tsx'
import { SheetPreview } from './sheet-preview.tsx'

/** A catalogue put together: choices, and beside them the sheet as it is printed. Its state is its address. */
export function CataloguePage({ view }: { view: CatalogueView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [wish, setWish] = useState<{ of: CatalogueView; choice: Choice }>()
  const [index, setIndex] = useState(0)
  const [isPrinting, setIsPrinting] = useState(false)
  // A choice stays as it was made while its sheet is still on the way.
  const choice = wish?.of === view ? wish.choice : { ...view.choice, isNothing: view.isNothing }
  const { sheet } = view
  const shown = Math.min(index, Math.max(0, (sheet?.pages.length ?? 1) - 1))
  const choose = (next: Choice) => {
    setWish({ of: view, choice: next })
    void navigate({
      ...{ to: '.', search: searchOfChoice(next) as never, replace: true },
      ...{ resetScroll: false, viewTransition: false },
    })
  }
  async function print(): Promise<void> {
    flushSync(() => setIsPrinting(true))
    const pictures = document.querySelectorAll<HTMLImageElement>('.catalogue-print img')
    // A page whose picture is still on the way would be printed without it; one that never comes is no reason to wait.
    await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
    window.print()
    setIsPrinting(false)
  }
  return (
    <div className="wrap catalogue">
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: t`Catalogue` }]} />
      <div className="catalogue-columns">
        <div className="min-w-0">
          <h1>
            <Trans>Catalogue</Trans>
          </h1>
          <p className="catalogue-lede">
            <Trans>Choose products and layout. The sheet beside it is what gets printed.</Trans>
          </p>
          <CatalogueForm choice={choice} onChoose={choose} view={view} />
          <CatalogueActions choice={choice} onPrint={() => void print()} view={view} />
        </div>
        {sheet ? (
          <SheetPreview index={shown} onTurn={setIndex} sheet={sheet} />
        ) : (
          <p className="sheet-preview sheet-none" role="status">
            {view.count > view.most
              ? t`Choose at most 200 products.`
              : t`Choose a category or a product.`}
          </p>
        )}
      </div>
      {isPrinting && sheet && (
        <div className="catalogue-print">
          {sheet.pages.map((_, at) => (
            // Pages have no names of their own, and they never change places.
            <Sheet index={at} key={at} sheet={sheet} />
          ))}
        </div>
      )}
    </div>
  )
}
