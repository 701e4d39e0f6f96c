import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminDish, AdminMenu } from '#domain/admin-dishes.schema.ts'
import { allergenCodes, type AllergenCode } from '#domain/catalog.ts'
import type { AnsweredAllergen } from '#domain/food-information.ts'
import { prefixedPath } from '#domain/languages.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useAllergenKinds } from '#app/features/catalog/allergen-kinds.ts'
import { useRow } from '#app/features/catalog/use-row.ts'
import { useAllergenNames } from '#app/features/catalog/words.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Button, ButtonLink, lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { DishesData } from './dish-props.ts'

/**
 * What is in each dish that guests see, and in each option beside it, to be printed and laid out. Food that is not prepacked has its
 * allergens told in writing (regulation (EU) 1169/2011, article 44 (1) a; for Norway the matinformasjonsforskriften). What nobody has answered for
 * is said to be that: it is never shown as free of anything.
 */
export function AllergenSheetPage({ data }: SectionProps<DishesData>) {
  const { t } = useLingui()
  const { menu, languages, now } = data
  if (!menu)
    return (
      <SectionPage title={<Trans>Allergen sheet</Trans>}>
        <EmptyState
          icon="utensils"
          title={<Trans>There is no restaurant that you look after</Trans>}
        />
      </SectionPage>
    )
  const dishes = menu.dishes.filter(({ state }) => state === 'published')
  const used = menu.groups.filter(({ id }) =>
    dishes.some(({ groups }) => groups.some(({ groupId }) => groupId === id)),
  )
  const nameOf = namer(languages)
  return (
    <SectionPage
      actions={
        <>
          <ButtonLink
            size="s"
            to={`/admin/dishes?restaurant=${menu.restaurant.slug}`}
            variant="outline"
          >
            <Trans>Dishes</Trans>
          </ButtonLink>
          <Button className="needs-script" onClick={() => window.print()} size="s">
            <Icon name="printer" size="s" />
            <Trans>Print</Trans>
          </Button>
        </>
      }
      title={<Trans>Allergen sheet</Trans>}
      tools={<LanguageLinks languages={languages} menu={menu} />}
    >
      <div className="px-[var(--ws-gutter)] pb-12">
        <article className="ws-paper" data-is-wide>
          <h2>
            <Trans>Allergens in our dishes</Trans>
          </h2>
          <p className="my-2 flex flex-wrap gap-x-4">
            <bdi className="font-semibold">{menu.restaurant.name}</bdi>
            <Moment at={now} />
          </p>
          <Legend />
          <div
            aria-label={t`Allergens in our dishes`}
            className="relative overflow-x-auto"
            role="region"
            // Wider than a phone: the keyboard scrolls it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            <table>
              <Head />
              {menu.sections.map(({ id, titles }) => (
                <Rows
                  key={id}
                  rows={dishes
                    .filter(({ sectionId }) => sectionId === id)
                    .map((dish) => ({
                      id: dish.id,
                      name: nameOf(dish.names),
                      allergens: statedOf(dish),
                    }))}
                  title={nameOf(titles)}
                />
              ))}
              {used.map(({ id, titles, options }) => (
                <Rows
                  key={id}
                  rows={options.map((option) => ({
                    id: option.id,
                    name: nameOf(option.titles),
                    allergens: option.allergens,
                  }))}
                  title={nameOf(titles)}
                />
              ))}
            </table>
          </div>
        </article>
      </div>
    </SectionPage>
  )
}

/** What somebody has answered for; nothing of a dish that nobody answers for, whatever is written of it. */
function statedOf({ hasFood, allergens }: AdminDish): AnsweredAllergen[] | undefined {
  return hasFood ? allergens : undefined
}

/** Names in the language of the page, which is that of the sheet; else in the site's own. */
function namer(languages: readonly EditableLanguage[]) {
  const codes = [currentLanguageCode(), languages.find(({ isDefault }) => isDefault)?.code ?? '']
  return (texts: Readonly<Record<string, string>>) =>
    codes.map((code) => texts[code]).find(Boolean) ?? Object.values(texts)[0] ?? ''
}

function LanguageLinks({ languages, menu }: { languages: EditableLanguage[]; menu: AdminMenu }) {
  const { t } = useLingui()
  const path = `/admin/dishes/allergens?restaurant=${menu.restaurant.slug}`
  return (
    <nav aria-label={t`Language of the sheet`} className="flex flex-wrap gap-2">
      {languages.map(({ code, nativeName }) => (
        <a
          aria-current={code === currentLanguageCode() ? 'true' : undefined}
          className={lookOf({
            variant: code === currentLanguageCode() ? 'primary' : 'outline',
            size: 's',
          })}
          href={prefixedPath(path, code)}
          hrefLang={code}
          key={code}
          lang={code}
        >
          <bdi>{nativeName}</bdi>
        </a>
      ))}
    </nav>
  )
}

const signs = { contains: '✕', may_contain: '(✕)', free: '–' } as const

function Legend() {
  return (
    <p className="my-2 flex flex-wrap gap-x-5">
      <span>
        <b aria-hidden="true">{signs.contains}</b> <Trans>contains</Trans>
      </span>
      <span>
        <b aria-hidden="true">{signs.may_contain}</b> <Trans>may contain traces</Trans>
      </span>
      <span>
        <b aria-hidden="true">{signs.free}</b> <Trans>does not contain</Trans>
      </span>
      <span>
        <b aria-hidden="true">?</b> <Trans>not stated: ask us</Trans>
      </span>
    </p>
  )
}

function Head() {
  const { t } = useLingui()
  const names = useAllergenNames()
  return (
    <thead>
      <tr>
        <th className="w-1/5" scope="col">{t`Dish`}</th>
        {allergenCodes.map((code) => (
          <th className="align-bottom" key={code} scope="col">
            <span className="first-letter:uppercase [writing-mode:vertical-rl]">{names[code]}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowsProps {
  title: string
  rows: readonly { id: string; name: string; allergens: readonly AnsweredAllergen[] | undefined }[]
}

function Rows({ title, rows }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th colSpan={allergenCodes.length + 1} scope="rowgroup">
          <bdi>{title}</bdi>
        </th>
      </tr>
      {rows.map(({ id, name, allergens }) => (
        <tr key={id}>
          <th className="text-[var(--foreground)]!" scope="row">
            <bdi>{name}</bdi>
          </th>
          {allergens ? (
            allergenCodes.map((code) => <Cell allergens={allergens} code={code} key={code} />)
          ) : (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label
            <td colSpan={allergenCodes.length}>
              <b>
                <span aria-hidden="true">? </span>
                <Trans>Not stated: ask us before you order.</Trans>
              </b>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

interface CellProps {
  allergens: readonly AnsweredAllergen[]
  code: AllergenCode
}

/** What is said of one allergen; what it surely contains stands before traces of another kind of it. */
function Cell({ allergens, code }: CellProps) {
  const { t } = useLingui()
  const kinds = useAllergenKinds()
  const inRow = useRow()
  const its = allergens.filter((each) => each.code === code)
  const level = its.find((each) => each.level === 'contains')?.level ?? its[0]?.level
  const words = {
    contains: t`contains`,
    may_contain: t`may contain traces`,
    free: t`does not contain`,
  }
  const named = its.flatMap(({ detail, level: of }) =>
    detail === ''
      ? []
      : [of === level ? (kinds[detail] ?? detail) : `(${kinds[detail] ?? detail})`],
  )
  return (
    <td>
      <span aria-hidden="true" className={level === 'free' ? undefined : 'font-bold'}>
        {level ? signs[level] : '?'}
      </span>
      <span className="sr-only">{level ? words[level] : t`not stated: ask us`}</span>
      {named.length > 0 && <small>{inRow(named)}</small>}
    </td>
  )
}
