import type { CatalogueSheet, SheetPage } from '#domain/catalogues.schema.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SheetGoodsCard } from './sheet-goods-card.tsx'
import { SourceText } from './sheet-text.tsx'

interface SheetProps {
  sheet: CatalogueSheet
  /** From 0. */
  index: number
}

/** One page of a catalogue as it is printed, in the catalogue's own language and always on white paper. */
export function Sheet({ sheet, index }: SheetProps) {
  const page = sheet.pages[index]
  if (!page) return null
  return (
    <div className="paper-frame">
      <article
        className={`paper paper-${page.kind}`}
        data-layout={sheet.layout}
        data-theme="light"
        dir={sheet.isRightToLeft ? 'rtl' : 'ltr'}
        lang={sheet.lang}
      >
        {page.kind === 'cover' ? <Cover sheet={sheet} /> : <Inner {...{ sheet, index, page }} />}
      </article>
    </div>
  )
}

function Cover({ sheet: { company, cover, version, date } }: { sheet: CatalogueSheet }) {
  return (
    <>
      <header>
        <bdi>{company.name}</bdi>
        <span>{cover.kind}</span>
      </header>
      <h2>{cover.title}</h2>
      <p>{cover.count}</p>
      <div className="paper-set">
        {cover.pictures.map(({ picture, tint }) => (
          <span className={`paper-picture tint-${tint}`} key={picture}>
            <Picture alt="" height={720} load="eager" sizes="200px" src={picture} width={600} />
          </span>
        ))}
      </div>
      <footer>
        <span>
          <bdi>{company.address}</bdi>
          <br />
          <bdi dir="ltr">{company.contact}</bdi>
        </span>
        <span>
          <span>{date}</span>
          <br />
          <bdi>{`v${version}`}</bdi>
        </span>
      </footer>
    </>
  )
}

type Inside = Exclude<SheetPage, { kind: 'cover' }>

function Inner({ sheet, index, page }: SheetProps & { page: Inside }) {
  return (
    <>
      <header>
        <h2>{page.kind === 'contents' ? sheet.contents : titleOf(page)}</h2>
        <p>
          <b>{sheet.cover.title}</b>
          <span>{sheet.note}</span>
        </p>
      </header>
      <div className="paper-body">
        {page.kind === 'contents' ? (
          <ol className="paper-contents">
            {page.rows.map(({ title, page: number }) => (
              <li key={number + title.text}>
                <SourceText text={title} />
                <b>{number}</b>
              </li>
            ))}
          </ol>
        ) : (
          page.groups.map(({ title, goods }, at) => (
            <section key={title.text}>
              {at > 0 && <h3 className="paper-group">{title.text}</h3>}
              <ul>
                {goods.map((each) => (
                  <SheetGoodsCard goods={each} key={each.key} />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
      <Foot index={index} sheet={sheet} />
    </>
  )
}

function Foot({ sheet, index }: SheetProps) {
  const said = [sheet.date, sheet.coverage, sheet.source].filter((each) => each !== '')
  return (
    <footer>
      <span className="paper-said">
        <bdi>{`v${sheet.version}`}</bdi>
        {said.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </span>
      <bdi>{sheet.company.name}</bdi>
      <b>{index + 1}</b>
    </footer>
  )
}

function titleOf({ groups: [first] }: Extract<SheetPage, { kind: 'goods' }>): string {
  return first?.title.text ?? ''
}
