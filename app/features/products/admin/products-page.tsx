import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ChangedProducts, productGaps, productStates } from '#domain/admin-products.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { ExportSheet } from '#app/features/imports/admin/export-sheet.tsx'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { ButtonLink, lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ChangeBar } from './change-bar.tsx'
import { NewProductSheet } from './new-product-sheet.tsx'
import type { ProductsData } from './product-props.ts'
import { ProductSheet } from './product-sheet.tsx'
import { ProductTable } from './product-table.tsx'
import { gapWords, stateWords } from '#app/workspace/names/product-names.ts'

/** The products of the factory: what each lacks, all of them under filters, and one of them beside the list. */
export function ProductsPage({ data, start, onChanged }: SectionProps<ProductsData>) {
  const { t, i18n } = useLingui()
  const { search } = useList()
  const { list, languages, product } = data
  const canEdit = isAllowed(start, 'products.edit')
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ChangedProducts['refused']>([])
  // What has left the list is chosen no more.
  const chosen = list.products.filter(({ id }) => chosenIds.has(id))
  const choose = (id: string, isChosen: boolean) => {
    const others = chosen.map((each) => each.id).filter((each) => each !== id)
    setChosenIds(new Set(isChosen ? [...others, id] : others))
  }
  const language =
    [search['lang'], currentLanguageCode()]
      .map((wanted) => languages.find(({ code }) => code === wanted))
      .find(Boolean) ?? languages[0]
  if (!language) return null
  const { categories } = list
  const sheet = { canEdit, categories, language, languages, onChanged, start }
  const opened = () => {
    if (search['open'] === 'new' && canEdit) return <NewProductSheet {...sheet} />
    if (search['open'] === 'export' && isAllowed(start, 'data.export'))
      return <ExportSheet languages={languages} />
    return product && <ProductSheet {...sheet} key={product.id} product={product} />
  }
  return (
    <SectionPage
      actions={
        <>
          {isAllowed(start, 'data.export') && (
            <ListLink
              change={{ open: 'export' }}
              className={lookOf({ variant: 'outline', size: 's' })}
            >
              <Icon name="download" size="s" />
              <Trans>Export</Trans>
            </ListLink>
          )}
          {isAllowed(start, 'data.import') && (
            <ButtonLink size="s" to="/admin/import" variant="outline">
              <Icon name="upload" size="s" />
              <Trans>Import</Trans>
            </ButtonLink>
          )}
          {canEdit && (
            <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
              <Icon name="plus" size="s" />
              <Trans>New product</Trans>
            </ListLink>
          )}
        </>
      }
      count={i18n.number(list.total)}
      sheet={opened()}
      title={<Trans>Products</Trans>}
      tools={
        <>
          <ListSearch label={t`Name, item number or barcode`} />
          <ListFilter
            label={t`Category`}
            name="category"
            options={categories.map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
          />
          <ListFilter
            label={t`State`}
            name="state"
            options={productStates.map((value) => ({
              value,
              label: i18n._(stateWords[value]),
            }))}
          />
          <ListFilter
            label={t`Lacks`}
            name="missing"
            options={productGaps.map((value) => ({
              value,
              label: i18n._(gapWords[value]),
            }))}
          />
          <ListFilter
            label={t`Stock`}
            name="stock"
            options={[{ value: 'low', label: t`Low or sold out` }]}
          />
        </>
      }
    >
      {chosen.length > 0 && (
        <ChangeBar
          categories={categories}
          onAnswered={(answer) => {
            setRefused(answer.refused)
            setChosenIds(new Set(answer.refused.map(({ id }) => id)))
          }}
          onChanged={onChanged}
          onGiveUp={() => setChosenIds(new Set())}
          products={chosen}
        />
      )}
      <div className="px-[var(--ws-gutter)]" role="alert">
        {refused.map(({ id, message }) => (
          <p className="ws-note flex flex-wrap gap-x-3" key={id}>
            <bdi>{list.products.find((each) => each.id === id)?.name}</bdi>
            <span>{message}</span>
          </p>
        ))}
      </div>
      <ProductTable
        chosen={chosenIds}
        onChoose={canEdit ? choose : undefined}
        products={list.products}
      />
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}
