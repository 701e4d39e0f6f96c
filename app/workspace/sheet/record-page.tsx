import type { SideSheetProps } from './side-sheet.tsx'

/** What a side sheet shows of a record, on a page of its own: for links that lead to it, and for work that needs the room. */
export function RecordPage({ title, meta, children, footer }: SideSheetProps) {
  return (
    <div className="ws-section">
      <article className="ws-section-list max-w-[60rem]">
        <header className="ws-section-head">
          <h1>{title}</h1>
        </header>
        {meta && (
          <div className="ws-sheet-meta flex flex-wrap gap-x-3 px-[var(--ws-gutter)]">{meta}</div>
        )}
        <div className="ws-sheet-body">{children}</div>
        {footer && <footer className="ws-sheet-foot">{footer}</footer>}
      </article>
    </div>
  )
}
